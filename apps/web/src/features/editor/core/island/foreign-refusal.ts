import type { IslandRefusal } from '@mailwright/island';
import { i18n } from '../../../../shared/i18n/i18n.ts';

/** Returns the reason why an element of foreign HTML is not changed, as a sentence. */
export function foreignRefusal(reason: IslandRefusal): string {
  return i18n.t(`editor:part.refusal.${reason}`);
}
