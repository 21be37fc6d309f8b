import { FONT_STACKS } from '@mailwright/document';

/** Returns the name that people know a font by: its name in the list, or the first family of another stack. */
export function fontName(stack: string): string {
  const known = FONT_STACKS.find((font) => font.stack === stack);
  return known?.name ?? (stack.split(',')[0] ?? '').replaceAll(/["']/g, '').trim();
}
