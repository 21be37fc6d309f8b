import { endpoints, type ProfileChoice, type TemplateElement } from '@mailwright/contract';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { fetchFile } from '../../../shared/api/fetch-file.ts';
import { useFailureToast } from '../../../shared/api/use-failure-toast.ts';
import { ExportDialog } from '../../../shared/export/ExportDialog.tsx';
import { useAccount } from '../../../shared/session/session-store.ts';

interface CardExportDialogProps {
  readonly opened: boolean;
  readonly close: () => void;
  readonly template: TemplateElement;
}

/** The saved mail as a file, from a card. */
export function CardExportDialog({ opened, close, template }: CardExportDialogProps) {
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
    />
  );
}

function exportQuery(
  { id, revision, isSystem }: Pick<TemplateElement, 'id' | 'revision' | 'isSystem'>,
  profile: ProfileChoice,
) {
  return queryOptions({
    queryKey: ['export', id, revision, profile],
    // The mail stays while it is written for another system.
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const row = isSystem ? endpoints.systemTemplates.read : endpoints.userTemplates.read;
      const query = { profile };
      // As files both have the products of this moment; what is stored has those of the last save.
      const [{ style }, html, text] = await Promise.all([
        call(row, { params: { id } }, { signal }),
        fetchFile(endpoints.exports.html, { params: { id }, query }, signal),
        fetchFile(endpoints.exports.text, { params: { id }, query }, signal),
      ]);
      return { style, html: await html.blob.text(), text: await text.blob.text() };
    },
    gcTime: 0,
  });
}
