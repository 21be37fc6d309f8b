import { Button } from '@mantine/core';
import { useT } from '../../../shared/i18n/use-t.ts';
import { DialogActions } from '../../../shared/ui/dialog/DialogActions.tsx';
import { DialogFrame } from '../../../shared/ui/dialog/DialogFrame.tsx';
import { BothVersions } from '../core/dialogs/BothVersions.tsx';
import type { EditorDialog } from '../core/session/dialog.ts';
import { closeDialog } from '../core/session/editor-session.ts';
import { useEditorSession } from '../core/session/use-editor-session.ts';

type BrandUpdateDialogProps = Omit<Extract<EditorDialog, { readonly kind: 'brand-update' }>, 'kind'>;

/** The mail as it is, and as it would be with what the brand is now. */
export function BrandUpdateDialog({ before, after, update }: BrandUpdateDialogProps) {
  const t = useT('brand');
  const session = useEditorSession();
  const close = () => closeDialog(session);
  return (
    <DialogFrame opened centered size={1080} title={t('changedBar')} onClose={close}>
      <BothVersions
        versions={[
          { name: t('look.before'), when: '', document: before },
          { name: t('look.after'), when: '', document: after },
        ]}
      />
      <DialogActions>
        <Button variant="default" onClick={close}>
          {t('shared:cancel')}
        </Button>
        <Button
          data-autofocus
          onClick={() => {
            update();
            close();
          }}
        >
          {t('changedBar.update')}
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}
