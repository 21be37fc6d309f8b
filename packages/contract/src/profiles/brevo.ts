import { DJANGO_CONDITION, DJANGO_LANGUAGE, DJANGO_REPEAT } from './languages/django.ts';
import type { SendingProfile } from './sending-profile.ts';

export const brevo: SendingProfile = {
  id: 'brevo',
  name: 'Brevo',
  source: 'https://help.brevo.com/hc/en-us/articles/360000268730',
  names: {
    known: {
      firstname: 'contact.FIRSTNAME',
      lastname: 'contact.LASTNAME',
      email: 'contact.EMAIL',
      phone: 'contact.SMS',
    },
    other: 'contact.<name>',
    capitals: true,
  },
  text: { backslash: 'doubled', otherQuote: "'", escapesHtml: true },
  field: {
    tag: '{{ <name> }}',
    fallback: '{{ <name> | default : <text> }}',
    encoded: '{{ <name>|urlencode }}',
    encodedFallback: '{{ <name>|default:<text>|urlencode }}',
  },
  condition: DJANGO_CONDITION,
  repeat: { ...DJANGO_REPEAT, list: 'params.<name>' },
  special: {
    unsubscribe: '{{ unsubscribe }}',
    unsubscribe_profile: '{{ update_profile }}',
    view_in_browser: '{{ mirror }}',
  },
  signs: [
    'contact.FIRSTNAME',
    'contact.LASTNAME',
    'contact.EMAIL',
    'contact.SMS',
    'params.',
    'mirror',
    'update_profile',
  ],
  language: [DJANGO_LANGUAGE],
};
