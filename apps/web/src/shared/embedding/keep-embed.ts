import { isEmbedded } from './parent-window.ts';

/** The address with `embed` in its query if the page left for it has that: embedded mode lasts over navigation. */
export function keepEmbed(to: string, search: string): string {
  if (!isEmbedded(search)) return to;
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? [];
  const params = new URLSearchParams(query);
  if (params.has('embed')) return to;
  params.set('embed', 'true');
  return `${path}?${params}${hash}`;
}
