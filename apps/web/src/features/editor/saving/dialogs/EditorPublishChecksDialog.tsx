import type { FindingInfo } from '@mailwright/contract';
import { PublishChecksDialog } from '../../../../shared/checks/PublishChecksDialog.tsx';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { closeDialog, openDialog } from '../../core/session/editor-session.ts';
import { goToFinding } from '../../core/session/go-to-finding.ts';
import { useEditorSession } from '../../core/session/use-editor-session.ts';
import { changeStatus } from '../save/change-status.ts';
import { isProductChange } from '../save/findings-before-sending.ts';

/** Lists the findings that hold up publishing; a line leads to its block. */
export function EditorPublishChecksDialog({ findings }: { readonly findings: readonly FindingInfo[] }) {
  const t = useT('checks');
  const session = useEditorSession();
  const close = () => closeDialog(session);
  return (
    <PublishChecksDialog
      opened
      close={close}
      findings={findings}
      onGo={(finding) => {
        close();
        goToFinding(session, finding);
      }}
      onPublish={() => {
        close();
        void changeStatus(session, 'published');
      }}
      back={
        findings.some(isProductChange)
          ? { label: t('publishProducts'), run: () => openDialog(session, { kind: 'product-updates' }) }
          : { label: t('publishBack'), run: close }
      }
    />
  );
}
