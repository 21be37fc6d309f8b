import type { QrCodeProps } from './definition.ts';

/** The web address in the code; '' when it holds something else. */
export function whereItLeads({ url }: Pick<QrCodeProps, 'url'>): string {
  return /^https?:\/\//i.test(url) ? url : '';
}
