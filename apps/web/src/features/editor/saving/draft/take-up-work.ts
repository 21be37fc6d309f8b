import type { CommandResult, Editor } from '@mailwright/document';
import type { DraftKeeper, RecoveredDraft } from '../../core/session/keepers.ts';

/** Goes on with work that this device kept, with its steps where they can be gone back to. */
export function takeUpWork(
  { editor, work }: { readonly editor: Editor; readonly work: DraftKeeper },
  { line, document, key, saved, revision }: RecoveredDraft,
  /** The revision that was opened: of what was saved since none of the steps is the saved one. */
  opened: number,
): CommandResult {
  const savedStep = revision < opened || saved < 0 ? undefined : saved;
  const taken =
    line === null
      ? editor.run({ type: 'replaceDocument', document, action: 'draft' })
      : editor.resumeHistory(line, savedStep);
  if (taken.ok) work.goOnWith(key);
  return taken;
}
