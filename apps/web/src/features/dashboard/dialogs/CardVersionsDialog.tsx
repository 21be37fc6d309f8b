import { may, type TemplateElement } from '@mailwright/contract';
import { actorOf } from '../../../shared/session/account.ts';
import { useAccount } from '../../../shared/session/session-store.ts';
import { VersionsDialog } from '../../../shared/versions/VersionsDialog.tsx';
import type { DashboardPageActions } from '../actions/menu-action.ts';
import { editAddress } from '../data/edit-address.ts';

interface CardVersionsDialogProps {
  readonly opened: boolean;
  readonly close: () => void;
  readonly pageActions: DashboardPageActions;
  readonly template: TemplateElement;
}

/** Shows the versions of a card's template. Restoring happens in the editor, where the person can see it and undo it. */
export function CardVersionsDialog({ opened, close, pageActions, template }: CardVersionsDialogProps) {
  const actor = actorOf(useAccount());
  const restore = (versionDate: string) => pageActions.goTo(editAddress(template), { restore: versionDate });
  return (
    <VersionsDialog
      opened={opened}
      close={close}
      template={template}
      onRestore={may('edit', actor, template) ? restore : undefined}
    />
  );
}
