// The unit of the page: what becomes of the lengths in styles and drawings.
import { describe, expect, it } from "vitest";
import { drawings, units } from "../dev/units.js";

function styled(prop: string, value: string): string {
  const declaration = { prop, value };
  units.Declaration(declaration);
  return declaration.value;
}

describe("units", () => {
  it("makes pixels tenths of a rem, and leaves thin lines", () => {
    expect(styled("padding", "8px 12px")).toBe("0.8rem 1.2rem");
    expect(styled("margin", "-3px auto")).toBe("-0.3rem auto");
    expect(styled("border", "1.5px solid var(--line)")).toBe("1.5px solid var(--line)");
    expect(styled("grid-template-columns", "218px minmax(0, 1fr)")).toBe("21.8rem minmax(0, 1fr)");
  });

  it("lets no text be smaller than the least", () => {
    expect(styled("font-size", "12px")).toBe("max(1.2rem, var(--least))");
    expect(styled("font", "700 13px/1.1 var(--head)")).toBe("700 max(1.3rem, var(--least))/1.1 var(--head)");
    expect(styled("font-size", "18px")).toBe("1.8rem");
  });

  it("scales what an element says of its own size, not what is drawn in it", () => {
    const { code } = drawings.markup({ content: '<svg class="i" width="24" height="9"><rect width="24" /></svg>' });
    expect(code).toBe('<svg class="i" width="2.4rem" height="0.9rem"><rect width="24" /></svg>');
  });
});
