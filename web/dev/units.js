// One unit: what the sources call a pixel is a tenth of a rem once the page is built, so that table and text grow with
// the window and with the reader's text size (src/ui/screen.svelte.ts). Lines of up to two pixels stay as thin as they are,
// and no text is smaller than --least, which is larger on a phone.
const THIN = 2;
const LEAST = 14; // below this a text may be too small somewhere
const LENGTH = /(?<![\w#.-])(-?)(\d*\.?\d+)px\b/g;
const SIZES = /^(font|font-size|--.*-text)$/;
const SVG = /<svg\b[^>]*>/g;
const ATTRIBUTE = /(\s(?:width|height)=)"(\d+(?:\.\d+)?)"/g;

const rem = (pixels) => `${Number((pixels / 10).toFixed(3))}rem`;
const scaled = (value) => value.replace(LENGTH, (whole, sign, pixels) => (pixels > THIN ? sign + rem(pixels) : whole));
const readable = (value) =>
  value.replace(LENGTH, (_, sign, pixels) => (pixels < LEAST ? `max(${rem(pixels)}, var(--least))` : rem(pixels)));

/** For styles. */
export const units = {
  postcssPlugin: "units",
  Declaration(declaration) {
    if (!declaration.value.includes("px") || declaration.prop === "--least") return;
    const value = SIZES.test(declaration.prop) ? readable(declaration.value) : scaled(declaration.value);
    if (value !== declaration.value) declaration.value = value;
  },
  AtRule: {
    container(rule) {
      const params = scaled(rule.params);
      if (params !== rule.params) rule.params = params;
    },
  },
};

/** For drawings that say their size themselves. */
export const drawings = {
  name: "units",
  markup: ({ content }) => ({
    code: content.replace(SVG, (tag) => tag.replace(ATTRIBUTE, (_, start, pixels) => `${start}"${rem(pixels)}"`)),
  }),
};
