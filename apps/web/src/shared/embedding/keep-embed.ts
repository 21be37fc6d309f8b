import { isEmbedded } from './parent-window.ts';

/**
 * Returns the address with `embed` in its query if the current page's address has it: embedded mode continues over navigation.
 */
export function keepEmbed(to: string, search: string): string {
  if (!isEmbedded(search)) return to;
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? [];
  const params = new URLSearchParams(query);
  if (params.has('embed')) return to;
  params.set('embed', 'true');
  return `${path}?${params}${hash}`;
}
