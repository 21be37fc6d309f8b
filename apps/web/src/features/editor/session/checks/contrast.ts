/** How far two colours stand apart, 1 to 21, as WCAG 2 counts it; null unless both are plain hex colours. */
export function contrastOf(one: string, other: string): number | null {
  const first = luminance(one);
  const second = luminance(other);
  if (first === null || second === null) return null;
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** What words of a size need to be read by most people. */
export function neededContrast(fontSize: number, bold: boolean): number {
  return fontSize >= 24 || (bold && fontSize >= 18.66) ? 3 : 4.5;
}

function luminance(color: string): number | null {
  const [, short, long] = /^#(?:([\da-f]{3})|([\da-f]{6}))$/i.exec(color.trim()) ?? [];
  const hex = long ?? (short === undefined ? undefined : [...short].map((digit) => digit + digit).join(''));
  if (hex === undefined) return null;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
