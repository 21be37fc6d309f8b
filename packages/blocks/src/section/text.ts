import type { TextContext } from '../mail-block.ts';

export function sectionText(_view: unknown, context: TextContext): string {
  return context.children.filter(Boolean).join('\n\n');
}
