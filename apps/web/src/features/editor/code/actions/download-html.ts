import { IconFileDownload } from '@tabler/icons-react';
import type { EditorAction } from '../../core/actions/action.ts';

export const downloadHtml: EditorAction = {
  id: 'download-html',
  label: 'action.downloadHtml',
  icon: IconFileDownload,
  allowedReadOnly: true,
  inPreview: true,
  run: async (session) => (await import('../download-mail.ts')).downloadMail(session),
};
