import { IconFileDownload } from '@tabler/icons-react';
import { downloadMail } from '../session/download-mail.ts';
import type { EditorAction } from './action.ts';

export const downloadHtml: EditorAction = {
  id: 'download-html',
  label: 'action.downloadHtml',
  icon: IconFileDownload,
  reading: true,
  inPreview: true,
  run: (session) => downloadMail(session),
};
