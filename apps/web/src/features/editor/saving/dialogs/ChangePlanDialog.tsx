import { Text } from '@mantine/core';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { DialogFrame } from '../../../../shared/ui/dialog/DialogFrame.tsx';
import { closeDialog } from '../../core/session/editor-session.ts';
import { useEditorSession } from '../../core/session/use-editor-session.ts';

/** Says who can change a person's plan, where the server names no page for it. */
export function ChangePlanDialog() {
  const t = useT('editorDialogs');
  const session = useEditorSession();
  return (
    <DialogFrame opened centered size={420} title={t('changePlan.title')} onClose={() => closeDialog(session)}>
      <Text>{t('changePlan.body')}</Text>
    </DialogFrame>
  );
}
