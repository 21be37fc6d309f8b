import type { TextContext } from '../mail-block.ts';

export function pageWrapperText(_view: unknown, context: TextContext): string {
  return context.children.join('\n\n');
}
