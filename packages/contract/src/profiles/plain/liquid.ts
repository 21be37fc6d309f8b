import { LIQUID_CONDITION, LIQUID_REPEAT } from '../languages/liquid.ts';
import type { SendingProfile } from '../sending-profile.ts';

export const liquid: SendingProfile = {
  id: 'liquid',
  name: 'Liquid',
  source: 'https://shopify.github.io/liquid/',
  names: { other: '<name>' },
  text: { backslash: 'impossible' },
  field: { tag: '{{ <name> }}', fallback: '{{ <name> | default: <text> }}' },
  condition: LIQUID_CONDITION,
  repeat: LIQUID_REPEAT,
};
