import type { Command, Editor, EmailDocument } from '@mailwright/document';
import { notifyRefusal } from './refusal.ts';

/**
 * Does several edits as one step of the history, which is named after the first of them. `joins`: the document of the
 * step that they are all a part of, as long as that is the latest. What is refused is told once, and the others are done.
 * False when nothing was.
 */
export function runTogether(editor: Editor, commands: readonly Command[], joins?: EmailDocument): boolean {
  let step = joins;
  let told = false;
  let done = false;
  editor.breakCoalescing();
  for (const command of commands) {
    const before = editor.getState().document;
    const result = editor.run(command, step && { joins: step });
    if (result.ok) done = true;
    else if (!told) told = !notifyRefusal(result);
    const { document } = editor.getState();
    // What changed nothing made no step that others could be a part of.
    if (document !== before) step = document;
  }
  editor.breakCoalescing();
  return done;
}
