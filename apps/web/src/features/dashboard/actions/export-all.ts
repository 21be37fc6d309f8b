import { type BulkAnswer, endpoints, type TemplateElement } from '@mailwright/contract';
import { ApiError } from '../../../shared/api/api-error.ts';
import { fetchFile } from '../../../shared/api/fetch-file.ts';
import { fileName, saveFile } from '../../../shared/export/save-file.ts';
import { i18n } from '../../../shared/i18n/i18n.ts';
import { toast } from '../../../shared/ui/toast/toast.tsx';
import type { BulkWork } from './bulk-action.ts';
import { notifyFailures } from './notify-failures.ts';

/**
 * Downloads the HTML of templates as one archive. Names the templates that could not be exported. When stopped, it saves no
 * file.
 */
export async function exportAll(templates: readonly TemplateElement[], { signal, report }: BulkWork): Promise<null> {
  const failed: BulkAnswer['failed'] = [];
  const files: Record<string, Uint8Array> = {};
  const names = fileNames(templates.map(({ name }) => name));
  for (const [index, { id }] of templates.entries()) {
    try {
      const { blob } = await fetchFile(endpoints.exports.html, { params: { id } }, { signal });
      files[names[index] ?? `${id}.html`] = new Uint8Array(await blob.arrayBuffer());
    } catch (error) {
      if (signal.aborted) return null;
      const { code, message } = error instanceof ApiError ? error : new ApiError(0, 'UNREADABLE', '');
      failed.push({ id, code, error: message });
    }
    report(index + 1);
  }
  const count = Object.keys(files).length;
  if (count > 0) {
    const { zipSync } = await import('fflate');
    const archive = new Blob([new Uint8Array(zipSync(files))], { type: 'application/zip' });
    saveFile(archive, `${i18n.t('dashboard:bulk.export.file')}.zip`);
    toast.success(i18n.t('dashboard:bulk.export.done', { count }));
  }
  notifyFailures(templates, failed);
  return null;
}

/**
 * Returns names for HTML files in one folder, each unique without regard to capitals, since some file systems do not
 * distinguish them.
 */
export function fileNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const base = fileName(name);
    let free = base;
    for (let copy = 2; taken.has(free.toLowerCase()); copy++) free = `${base} (${copy})`;
    taken.add(free.toLowerCase());
    return `${free}.html`;
  });
}
