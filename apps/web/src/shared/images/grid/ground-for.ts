/** Brighter than this, a color is hardly seen on white. */
const BRIGHT = 0.6;

/** What a color is seen on: `#rrggbb` as `dark` or `light`. */
export function groundFor(color: string): 'dark' | 'light' {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\da-f]{2}/gi) ?? []).map(
    (part) => Number.parseInt(part, 16) / 255,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > BRIGHT ? 'dark' : 'light';
}
