import { endpoints, type TemplateElement } from '@mailwright/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
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

function exportQuery({ id, revision }: Pick<TemplateElement, 'id' | 'revision'>) {
  return queryOptions({
    queryKey: ['export', id, revision],
    queryFn: async ({ signal }) => {
      const { html, text } = endpoints.exports;
      const files = await Promise.all([html, text].map((row) => fetchFile(row, { params: { id } }, signal)));
      const [asHtml = '', asText = ''] = await Promise.all(files.map(({ blob }) => blob.text()));
      return { html: asHtml, text: asText };
    },
  });
}
