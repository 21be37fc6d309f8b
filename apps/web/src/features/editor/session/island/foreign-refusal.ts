import type { IslandRefusal } from '@mailwright/island';
import i18next from 'i18next';

/** Why an element of foreign HTML is not changed, as a sentence. */
export function foreignRefusal(reason: IslandRefusal): string {
  return i18next.t(`editor:part.refusal.${reason}`);
}
