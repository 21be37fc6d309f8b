import type { Icon } from '@mailwright/contract';
import type { FoundIcon } from './port.ts';

/**
 * Returns an icon as a search answers it; the address changes with the release of its set, so that it can be cached forever.
 */
export function presentIcon({ set, name, release, colorable, trademark }: FoundIcon, vector: boolean): Icon {
  const file = `${name}.${vector ? 'svg' : 'png'}`;
  return {
    id: `${set}:${name}`,
    url: `/api/v2/icons/preview/${set}/${file}?v=${encodeURIComponent(release)}`,
    description: name.replaceAll('-', ' '),
    colorable,
    trademark,
  };
}
