import { parsePath, type To } from 'react-router';
import { isEmbedded } from './parent-window.ts';

/** The address with `embed` in its query if the page left for it has that: embedded mode lasts over navigation. */
export function keepEmbed(to: To, search: string): To {
  if (!isEmbedded(search)) return to;
  const path = typeof to === 'string' ? parsePath(to) : to;
  const query = new URLSearchParams(path.search);
  if (query.has('embed')) return to;
  query.set('embed', 'true');
  return { ...path, search: `?${query}` };
}
