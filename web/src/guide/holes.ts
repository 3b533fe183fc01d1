// Where the places of a step lie on the screen, and where the card lies so that it covers none of them.
import { everywhere } from "../places";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
export type Side = "left" | "right" | "above" | "below" | "";
export interface Spot {
  x: number;
  y: number;
  side: Side; // of the hole, on which the card lies
  hole?: Box;
}

const [RING, GAP, EDGE] = [6, 26, 10];

/** The elements of a step: of all its places, or of the first of the names that its move goes by; names of what lies
 * above the lower edge come first, because the card may cover the rest. */
export function targets(at: readonly string[], names: readonly string[], edge: number): Element[] {
  if (at.length) return [...new Set(at.flatMap(everywhere))];
  const isAbove = (element: Element) => element.getBoundingClientRect().top < edge;
  const isThere = (name: string) => everywhere(name).length > 0;
  const known = names.find((name) => everywhere(name).some(isAbove)) ?? names.find(isThere);
  return known ? everywhere(known).sort((one, two) => size(two) - size(one)) : [];
}

/** Boxes on the screen; those that touch are one. */
export function boxesOf(elements: readonly Element[]): Box[] {
  let boxes: Box[] = [];
  for (const found of elements.map(boxOf).filter(isOnScreen)) {
    const touched = boxes.filter((box) => overlap(box, found));
    boxes = [...boxes.filter((box) => !touched.includes(box)), touched.reduce(around, found)];
  }
  return boxes;
}

function size(element: Element): number {
  const { width, height } = element.getBoundingClientRect();
  return width * height;
}

function around(one: Box, two: Box): Box {
  const [x, y] = [Math.min(one.x, two.x), Math.min(one.y, two.y)];
  const right = Math.max(one.x + one.width, two.x + two.width);
  const low = Math.max(one.y + one.height, two.y + two.height);
  return { x, y, width: right - x, height: low - y };
}

/** Where an element can be seen, with its ring: what a small screen scrolls is cut off at the edge of that. */
function boxOf(element: Element): Box {
  const whole = element.getBoundingClientRect();
  const shown = element.closest("main")?.getBoundingClientRect() ?? whole;
  const top = Math.max(whole.top, shown.top);
  const low = Math.min(whole.bottom, shown.bottom);
  const [y, height] = low > top ? [top, low - top] : [whole.top, whole.height];
  return { x: whole.x - RING, y: y - RING, width: whole.width + 2 * RING, height: height + 2 * RING };
}

/** Only what lies on the screen can be a hole. */
function isOnScreen({ x, y, width, height }: Box): boolean {
  return x < innerWidth && y < innerHeight && x + width > 0 && y + height > 0;
}

export function isInside(boxes: readonly Box[], x: number, y: number): boolean {
  return boxes.some((box) => x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height);
}

/** A dark ground with holes in it: what is dark takes clicks, what is open does not. */
export function ground(boxes: readonly Box[]): string {
  const holes = boxes.map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h${-width}z`);
  return `M0 0H${innerWidth}V${innerHeight}H0z${holes.join("")}`;
}

/** Beside a hole, the first if it can be, and over none, as far as that can be. */
export function beside(holes: readonly Box[], width: number, height: number, top: number, bottom: number): Spot {
  const low = innerHeight - bottom - height - EDGE;
  if (!holes.length) return { x: (innerWidth - width) / 2, y: Math.max(EDGE, low - 40), side: "" };
  const spots = holes
    .flatMap((hole) => sides(hole, width, height))
    .map(({ x, y, ...rest }) => ({
      x: Math.max(EDGE, Math.min(x, innerWidth - width - EDGE)),
      y: Math.max(EDGE + top, Math.min(y, low)),
      ...rest,
    }));
  const covered = ({ x, y }: Spot) => holes.reduce((sum, box) => sum + overlap(box, { x, y, width, height }), 0);
  return spots.reduce((best, spot) => (covered(spot) < covered(best) ? spot : best));
}

function sides(hole: Box, width: number, height: number): Spot[] {
  const middle = hole.y + hole.height / 2 - height / 2;
  const centre = hole.x + hole.width / 2 - width / 2;
  return [
    { x: hole.x + hole.width + GAP, y: middle, side: "right", hole },
    { x: hole.x - width - GAP, y: middle, side: "left", hole },
    { x: centre, y: hole.y - height - GAP, side: "above", hole },
    { x: centre, y: hole.y + hole.height + GAP, side: "below", hole },
  ];
}

function overlap(one: Box, two: Box): number {
  const wide = Math.min(one.x + one.width, two.x + two.width) - Math.max(one.x, two.x);
  const high = Math.min(one.y + one.height, two.y + two.height) - Math.max(one.y, two.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}
