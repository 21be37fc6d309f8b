import { type CommandResult, type Editor, locate } from '@mailwright/document';
import { nextLegalPlace } from './legal-places.ts';

/** Moves what is selected to the next place where it may stand; null at the end of the mail, or with nothing selected. */
export function moveByStep(editor: Editor, step: 1 | -1): CommandResult | null {
  const { document, selection } = editor.getState();
  const [first] = selection;
  const from = first === undefined ? undefined : locate(document, first);
  if (!from) return null;
  const here = { parentId: from.parent?.id ?? null, index: from.index };
  const target = nextLegalPlace(document, here, step, (place) =>
    editor.can({ type: 'move', ids: selection, target: place }),
  );
  if (target) return editor.run({ type: 'move', ids: selection, target });
  // What may stay but not move has a reason of its own; anything else has come to the end of the mail.
  const stay = editor.can({ type: 'move', ids: selection, target: here });
  return stay.ok ? null : stay;
}
