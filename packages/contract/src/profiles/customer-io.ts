import { LIQUID_CONDITION, LIQUID_FIELD, LIQUID_LANGUAGE, LIQUID_REPEAT } from './languages/liquid.ts';
import type { SendingProfile } from './sending-profile.ts';

export const customerIo: SendingProfile = {
  id: 'customer-io',
  name: 'Customer.io',
  source: 'https://docs.customer.io/journeys/liquid-tag-list',
  names: {
    known: { firstname: 'customer.first_name', lastname: 'customer.last_name', email: 'customer.email' },
    other: 'customer.<name>',
  },
  text: { backslash: 'impossible', otherQuote: "'" },
  field: LIQUID_FIELD,
  condition: LIQUID_CONDITION,
  repeat: LIQUID_REPEAT,
  special: {
    unsubscribe: '{% unsubscribe_url %}',
    unsubscribe_profile: '{% manage_subscription_preferences_url %}',
    view_in_browser: '{% view_in_browser_url %}',
  },
  language: [LIQUID_LANGUAGE],
};
