import { LIQUID_CONDITION, LIQUID_FIELD, LIQUID_LANGUAGE, LIQUID_REPEAT } from '../languages/liquid.ts';
import type { SendingProfile } from '../sending-profile.ts';

export const liquid: SendingProfile = {
  id: 'liquid',
  name: 'Liquid',
  source: 'https://shopify.github.io/liquid/',
  names: { other: '<name>' },
  text: { backslash: 'impossible', otherQuote: "'" },
  field: LIQUID_FIELD,
  condition: LIQUID_CONDITION,
  repeat: LIQUID_REPEAT,
  language: [LIQUID_LANGUAGE],
};
