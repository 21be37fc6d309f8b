import { DJANGO_CONDITION, DJANGO_LANGUAGE, DJANGO_REPEAT } from './languages/django.ts';
import type { SendingProfile } from './sending-profile.ts';

export const klaviyo: SendingProfile = {
  id: 'klaviyo',
  name: 'Klaviyo',
  source: 'https://help.klaviyo.com/hc/en-us/articles/4408802648731',
  names: {
    known: {
      firstname: 'first_name',
      lastname: 'last_name',
      email: 'email',
      phone: 'person.phone_number',
      company: 'organization',
      jobtitle: 'title',
    },
    other: 'person|lookup:"<name>"',
    words: true,
  },
  text: { backslash: 'doubled', otherQuote: "'" },
  field: {
    tag: '{{ <name> }}',
    fallback: '{{ <name>|default:<text> }}',
    // "Most built-in Django filters": https://developers.klaviyo.com/en/docs/glossary_of_variable_filters
    encoded: '{{ <name>|urlencode }}',
    encodedFallback: '{{ <name>|default:<text>|urlencode }}',
  },
  condition: DJANGO_CONDITION,
  repeat: { ...DJANGO_REPEAT, list: 'event.<name>' },
  special: {
    unsubscribe: '{% unsubscribe_link %}',
    unsubscribe_profile: '{% manage_preferences_link %}',
    view_in_browser: '{% web_view_link %}',
    sender_address: '{{ organization.full_address }}',
  },
  // "Klaviyo requires an unsubscribe link to be present in all emails":
  // https://help.klaviyo.com/hc/en-us/articles/115006054267
  demands: [
    {
      name: '{% unsubscribe_link %}',
      signs: ['{% unsubscribe', '{% unsubscribe_link'],
      field: 'unsubscribe',
    },
  ],
  addressFields: ['organization.full_address', 'organization.address'],
  language: [DJANGO_LANGUAGE],
};
