import type { TextContext } from '../mail-block.ts';

export function columnText(_view: unknown, context: TextContext): string {
  return context.children.filter(Boolean).join('\n\n');
}
