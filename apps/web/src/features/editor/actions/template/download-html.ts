import { IconFileDownload } from '@tabler/icons-react';
import type { EditorAction } from '../action.ts';

export const downloadHtml: EditorAction = {
  id: 'download-html',
  label: 'action.downloadHtml',
  icon: IconFileDownload,
  reading: true,
  inPreview: true,
  run: async (session) => (await import('../../session/template/download-mail.ts')).downloadMail(session),
};
