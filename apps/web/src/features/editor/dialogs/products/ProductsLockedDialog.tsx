import { useT } from '../../../../shared/i18n/use-t.ts';
import { DialogFrame } from '../../../../shared/ui/dialog/DialogFrame.tsx';
import { closeDialog } from '../../session/editor-session.ts';
import { useEditorSession } from '../../session/use-editor-session.ts';
import { NoStores } from './NoStores.tsx';

/** What a locked tile of products says when it is pressed: why, and the way to a plan that has them. */
export function ProductsLockedDialog() {
  const t = useT('products');
  const session = useEditorSession();
  return (
    <DialogFrame opened centered size={480} title={t('title')} onClose={() => closeDialog(session)}>
      <NoStores />
    </DialogFrame>
  );
}
