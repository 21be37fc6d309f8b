import { endpoints, mailProfile, type ProfileChoice, type TemplateElement } from '@mailwright/contract';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { errorSentence } from '../../../shared/api/error-sentence.ts';
import { useFailureToast } from '../../../shared/api/use-failure-toast.ts';
import { FindingList } from '../../../shared/checks/FindingList.tsx';
import { ExportDialog } from '../../../shared/export/ExportDialog.tsx';
import { useAccount } from '../../../shared/session/session-store.ts';
import { toast } from '../../../shared/ui/toast/toast.tsx';
import type { DashboardPageActions } from '../actions/menu-action.ts';
import { editAddress } from '../data/edit-address.ts';
import { keepProfile } from '../data/save-settings.ts';

interface CardExportDialogProps {
  readonly opened: boolean;
  readonly close: () => void;
  readonly pageActions: DashboardPageActions;
  readonly template: TemplateElement;
}

/** Exports the saved mail of a card as a file. */
export function CardExportDialog({ opened, close, pageActions, template }: CardExportDialogProps) {
  const { sendingProfile: own } = useAccount();
  const [chosen, setChosen] = useState<ProfileChoice | null>(null);
  const [kept, setKept] = useState({ profile: template.profile, revision: template.revision });
  const profile = chosen ?? mailProfile(kept, own);
  const mail = useQuery(exportQuery(template, profile));
  useFailureToast(mail.error);
  const keep = async (next: ProfileChoice | null) => {
    try {
      const revision = await keepProfile({ ...template, revision: kept.revision }, next);
      setKept({ profile: next, revision });
      setChosen(null);
    } catch (error) {
      toast.error(errorSentence(error));
    }
  };
  if (mail.data === undefined) return null;
  return (
    <ExportDialog
      opened={opened}
      close={close}
      template={{ ...template, profile: kept.profile }}
      mail={mail.data}
      profile={profile}
      onProfile={setChosen}
      {...(template.canEdit && { onKeep: keep })}
      limits={
        mail.data.findings.length > 0 && (
          <FindingList
            findings={mail.data.findings.map((finding) => ({ ...finding, fix: null }))}
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
