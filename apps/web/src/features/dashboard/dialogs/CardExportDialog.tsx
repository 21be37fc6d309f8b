import { endpoints, type ProfileChoice, type TemplateElement } from '@mailwright/contract';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { useFailureToast } from '../../../shared/api/use-failure-toast.ts';
import { FindingList } from '../../../shared/checks/FindingList.tsx';
import { ExportDialog } from '../../../shared/export/ExportDialog.tsx';
import { useAccount } from '../../../shared/session/session-store.ts';
import type { DashboardPageActions } from '../actions/menu-action.ts';
import { editAddress } from '../data/edit-address.ts';

interface CardExportDialogProps {
  readonly opened: boolean;
  readonly close: () => void;
  readonly pageActions: DashboardPageActions;
  readonly template: TemplateElement;
}

/** The saved mail as a file, from a card. */
export function CardExportDialog({ opened, close, pageActions, template }: CardExportDialogProps) {
  const [profile, setProfile] = useState(useAccount().sendingProfile);
  const mail = useQuery(exportQuery(template, profile));
  useFailureToast(mail.error);
  if (mail.data === undefined) return null;
  return (
    <ExportDialog
      opened={opened}
      close={close}
      template={template}
      mail={mail.data}
      profile={profile}
      onProfile={setProfile}
      limits={
        mail.data.unsaid.length > 0 && (
          <FindingList
            findings={mail.data.unsaid.map((finding) => ({ ...finding, fix: null }))}
            onGo={(finding) => {
              close();
              pageActions.goTo(editAddress(template), { finding });
            }}
          />
        )
      }
    />
  );
}

function exportQuery({ id, revision }: Pick<TemplateElement, 'id' | 'revision'>, profile: ProfileChoice) {
  return queryOptions({
    queryKey: ['export', id, revision, profile],
    // The mail stays while it is written for another system.
    placeholderData: keepPreviousData,
    // As it leaves it has the products of this moment; what is stored has those of the last save.
    queryFn: ({ signal }) => call(endpoints.exports.mail, { params: { id }, query: { profile } }, { signal }),
    gcTime: 0,
  });
}
