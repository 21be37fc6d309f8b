import { wholeDocument } from '@mailwright/render';
import { Button } from '@mantine/core';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { convertToBlocks } from '../../core/actions/convert-to-blocks.ts';
import { useAction } from '../../core/actions/use-action.ts';
import { useEditorState } from '../../core/session/use-editor-session.ts';
import classes from './PaletteNote.module.css';

/** In a mail that is code: what is to be done before blocks can be added, and what can be edited as it is. */
export function ImportedNote() {
  const t = useT('panels');
  const editor = useT('editor');
  const imported = useEditorState(({ document }) => wholeDocument(document) !== null);
  const { visible, enabled, run } = useAction(convertToBlocks);
  if (!imported) return null;
  return (
    <div className={classes.note} role="note">
      <p>{t('palette.importedNote')}</p>
      {visible && (
        <Button
          size="xs"
          leftSection={<convertToBlocks.icon size={14} stroke={1.7} aria-hidden />}
          disabled={!enabled}
          onClick={run}
        >
          {editor(convertToBlocks.label)}
        </Button>
      )}
    </div>
  );
}
