import { endpoints, type TemplateElement } from '@mailwright/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { fetchFile } from '../../../shared/api/fetch-file.ts';
import { useFailureToast } from '../../../shared/api/use-failure-toast.ts';
import { ExportDialog } from '../../../shared/export/ExportDialog.tsx';

interface CardExportDialogProps {
  readonly opened: boolean;
  readonly close: () => void;
  readonly template: TemplateElement;
}

/** The saved mail as a file, from a card. */
export function CardExportDialog({ opened, close, template }: CardExportDialogProps) {
  const mail = useQuery(exportQuery(template));
  useFailureToast(mail.error);
  if (mail.data === undefined) return null;
  return <ExportDialog opened={opened} close={close} template={template} mail={mail.data} />;
}

function exportQuery({ id, revision, isSystem }: Pick<TemplateElement, 'id' | 'revision' | 'isSystem'>) {
  return queryOptions({
    queryKey: ['export', id, revision],
    queryFn: async ({ signal }) => {
      const row = isSystem ? endpoints.systemTemplates.read : endpoints.userTemplates.read;
      const [{ html, style }, text] = await Promise.all([
        call(row, { params: { id } }, { signal }),
        fetchFile(endpoints.exports.text, { params: { id } }, signal),
      ]);
      return { html, style, text: await text.blob.text() };
    },
  });
}
