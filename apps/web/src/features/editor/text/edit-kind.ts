import type { Transaction } from '@tiptap/pm/state';
import { ReplaceStep } from '@tiptap/pm/transform';

/** Kinds of edits: a run of one kind is one undo step, formatting is always a step of its own. */
export type EditKind = 'type' | 'delete' | 'format';

/** Typing over a selection is typing, although it deletes. */
export function editKind({ steps }: Transaction): EditKind {
  const replacing = steps.filter((step) => step instanceof ReplaceStep);
  if (replacing.length < steps.length || replacing.length === 0) return 'format';
  return replacing.some(({ slice }) => slice.size > 0) ? 'type' : 'delete';
}
