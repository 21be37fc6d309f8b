import { useT } from '../../../../shared/i18n/use-t.ts';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { notes } from '../../actions/template/notes.ts';
import { useSessionState } from '../../session/use-editor-session.ts';

/** Opens the notes, and says how many there are. */
export function NotesButton() {
  const t = useT('editor');
  const count = useSessionState(({ template }) => template.noteCount);
  return (
    <ActionButton action={notes} count={count} label={count > 0 ? t('top.notes', { count }) : t('action.notes')} />
  );
}
