import { Button } from '@mantine/core';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { useAction } from '../../actions/use-action.ts';
import { preview } from '../../actions/view/preview.ts';
import { useView } from '../../session/use-editor-session.ts';
import { useNarrow } from '../../session/view/use-narrow.ts';

/** Into the preview by an icon, out of it by a button that says so. */
export function PreviewButton() {
  const t = useT('editor');
  const shown = useView((view) => view.preview);
  const narrow = useNarrow();
  const { run } = useAction(preview);
  // Where there is no room for panels there is nothing to go back to.
  if (narrow) return null;
  if (!shown) return <ActionButton action={preview} />;
  return (
    <Button size="xs" variant="default" onClick={run}>
      {t('action.exitPreview')}
    </Button>
  );
}
