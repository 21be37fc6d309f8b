/** A colour as people type it: hex digits may come without their sign. */
export function typedColor(text: string): string {
  const trimmed = text.trim();
  return /^(?:[\da-f]{3}|[\da-f]{6})$/i.test(trimmed) ? `#${trimmed}` : trimmed;
}
