// Seats: a colour and a pattern of its own each, so that nobody needs to tell colours apart.
const PATTERNS: Record<string, string> = {
  blue: "waves",
  red: "stripes",
  yellow: "dots",
  green: "diamonds",
  purple: "checks",
};

export function colour(name: string | undefined): string {
  return name && name in PATTERNS ? name : "blue";
}

export function pattern(name: string | undefined): string {
  return `seat-${PATTERNS[colour(name)]}`;
}
