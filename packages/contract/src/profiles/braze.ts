import { LIQUID_CONDITION, LIQUID_LANGUAGE, LIQUID_REPEAT } from './languages/liquid.ts';
import type { SendingProfile } from './sending-profile.ts';

export const braze: SendingProfile = {
  id: 'braze',
  name: 'Braze',
  source: 'https://www.braze.com/docs/user_guide/personalization_and_dynamic_content/liquid',
  names: {
    // biome-ignore-start lint/suspicious/noTemplateCurlyInString: the system's own signs.
    known: {
      firstname: '${first_name}',
      lastname: '${last_name}',
      email: '${email_address}',
      phone: '${phone_number}',
      city: '${city}',
      country: '${country}',
      language: '${language}',
    },
    other: 'custom_attribute.${<name>}',
    // biome-ignore-end lint/suspicious/noTemplateCurlyInString: the system's own signs.
    words: true,
  },
  text: { backslash: 'impossible', otherQuote: "'" },
  field: {
    tag: '{{<name>}}',
    fallback: '{{<name> | default: <text>}}',
    encoded: '{{<name> | url_encode}}',
    encodedFallback: '{{<name> | default: <text> | url_encode}}',
    encodesBlanksAsPlus: true,
  },
  condition: LIQUID_CONDITION,
  repeat: LIQUID_REPEAT,
  special: {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the system's own signs.
    unsubscribe: '{{${set_user_to_unsubscribed_url}}}',
  },
  language: [LIQUID_LANGUAGE],
};
