// A guided round: it goes on by what its steps ask for, and by nothing else.
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Guide } from "../src/guide/guide.svelte";
import { beside, ground } from "../src/guide/holes";
import { tableOf } from "../src/guide/info";
import { progress } from "../src/guide/progress";
import type * as wire from "../src/wire";

const event = { event: "turn-ended" } as wire.Event;
const update = { events: [event], view: {}, waiting: [], offer: null } as unknown as wire.GuideUpdate;
const step = (say: string, move = "", count = 1): wire.GuideStep => ({
  ...{ say, move, chapter: "", at: [], paragraph: "", is_later: false },
  updates: Array.from({ length: count }, () => update),
});
const told: wire.Guide = {
  ...{ game: "cuba", edition: "de", options: {}, seat: 0, names: ["Inés", "Kenji"] },
  steps: [{ ...step("aim"), chapter: "start" }, step("do", "end"), { ...step("more", "", 3), chapter: "later" }],
};

describe("a guided round", () => {
  let guide: Guide;

  beforeEach(() => {
    localStorage.clear();
    guide = new Guide("cuba", told, tableOf(told, ""));
    guide.show(0);
  });

  it("goes on by reading and by the move that is asked for", async () => {
    expect([guide.chapter, guide.isReady]).toEqual(["start", true]);
    guide.next();
    await vi.waitFor(() => expect(guide.isReady).toBe(true));
    expect(await guide.table.play("end")).toBe(true);
    await vi.waitFor(() => expect(guide.isReady).toBe(true));
    expect([guide.step, guide.chapter, guide.isLast]).toEqual([2, "later", true]);
    expect(guide.table.seen?.events).toHaveLength(5);
  });

  it("refuses other moves and says so until the step is left", async () => {
    guide.show(1);
    expect(await guide.table.play("take wood")).toBe(false);
    expect([guide.isWrong, guide.step]).toEqual([true, 1]);
    guide.back();
    expect([guide.isWrong, guide.step]).toEqual([false, 0]);
    expect(guide.table.seen?.events).toHaveLength(1);
  });

  it("keeps how far somebody has come", () => {
    guide.show(1);
    expect(progress("cuba")).toEqual({ step: 1, isDone: false });
    guide.show(2);
    guide.show(0);
    expect(progress("cuba")).toEqual({ step: 0, isDone: true });
  });
});

describe("the card", () => {
  it("lies beside the place and never over it", () => {
    for (const x of [0, innerWidth / 2, innerWidth - 80])
      for (const y of [60, innerHeight - 120]) {
        const hole = { x, y, width: 80, height: 60 };
        const card = beside([hole], 300, 160, 0, 50);
        const isApart =
          card.x + 300 <= hole.x || card.x >= hole.x + 80 || card.y + 160 <= hole.y || card.y >= hole.y + 60;
        expect(isApart).toBe(true);
      }
  });

  it("leaves a hole in the ground for each place", () => {
    expect(ground([{ x: 1, y: 2, width: 3, height: 4 }])).toContain("M1 2h3v4h-3z");
  });
});
