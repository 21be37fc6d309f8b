import { FONT_STACKS } from '@mailwright/document';

/** What people call a font: its name in the list, or the first family of a stack from elsewhere. */
export function fontName(stack: string): string {
  const known = FONT_STACKS.find((font) => font.stack === stack);
  return known?.name ?? (stack.split(',')[0] ?? '').replaceAll(/["']/g, '').trim();
}
