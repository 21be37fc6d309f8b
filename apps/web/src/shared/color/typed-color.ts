/** Returns the color of a typed text: hex digits may lack the `#`. */
export function typedColor(text: string): string {
  const trimmed = text.trim();
  return /^(?:[\da-f]{3}|[\da-f]{6})$/i.test(trimmed) ? `#${trimmed}` : trimmed;
}
