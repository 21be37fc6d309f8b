/** Brightness above which a color is hardly visible on white, from 0 to 1. */
const BRIGHT = 0.6;

/** Returns the background on which a color `#rrggbb` is visible: `dark` or `light`. */
export function groundFor(color: string): 'dark' | 'light' {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\da-f]{2}/gi) ?? []).map(
    (part) => Number.parseInt(part, 16) / 255,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > BRIGHT ? 'dark' : 'light';
}
