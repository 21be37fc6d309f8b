import type { FindingInfo, TemplateElement } from '@mailwright/contract';
import { PublishChecksDialog } from '../../../../shared/checks/PublishChecksDialog.tsx';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { publish } from '../../actions/card/publish-action.ts';
import type { DashboardPageActions } from '../../actions/menu-action.ts';
import { editAddress } from '../../data/edit-address.ts';

interface PublishChecksProps {
  readonly opened: boolean;
  readonly close: () => void;
  readonly pageActions: DashboardPageActions;
  readonly template: TemplateElement;
  readonly findings: readonly FindingInfo[];
}

/** Shows the problems that prevent publishing; each leads to the editor, where it can be fixed. */
export function PublishChecks({ opened, close, pageActions, template, findings }: PublishChecksProps) {
  const t = useT('checks');
  const edit = (finding?: FindingInfo) => {
    close();
    pageActions.goTo(editAddress(template), finding && { finding });
  };
  return (
    <PublishChecksDialog
      opened={opened}
      close={close}
      findings={findings}
      onGo={edit}
      onPublish={() => {
        close();
        void publish(template, pageActions, { checks: false });
      }}
      back={{ label: t('publishEdit'), run: () => edit() }}
    />
  );
}
