import { type EmailDocument, locate } from '@mailwright/document';
import { Button } from '@mantine/core';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { useEditorSession, useView } from '../../session/use-editor-session.ts';
import { setLayersHidden } from '../../session/view/hidden-layers.ts';
import classes from './Layers.module.css';

/** Reminds of what is hidden in the editor, so that nobody takes it for gone from the mail. */
export function HiddenNote({ document }: { readonly document: EmailDocument }) {
  const t = useT('editor');
  const session = useEditorSession();
  const hidden = useView((view) => view.hidden);
  const count = [...hidden].filter((id) => locate(document, id)).length;
  if (count === 0) return null;
  return (
    <div className={classes.note}>
      <span>{t('layers.hiddenCount', { count })}</span>
      <Button size="compact-xs" variant="default" onClick={() => setLayersHidden(session, [...hidden], false)}>
        {t('layers.showAll')}
      </Button>
    </div>
  );
}
