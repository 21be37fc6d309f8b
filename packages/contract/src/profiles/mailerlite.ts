import type { SendingProfile } from './sending-profile.ts';

export const mailerlite: SendingProfile = {
  id: 'mailerlite',
  name: 'MailerLite',
  source: 'https://www.mailerlite.com/help/how-to-personalize-your-emails',
  names: {
    known: { firstname: 'name', lastname: 'last_name', email: 'email', phone: 'phone', company: 'company' },
    other: '<name>',
  },
  text: { backslash: 'impossible', reserved: '|\'"()' },
  field: { tag: '{$<name>}', fallback: '{$<name>|default("<words>")}' },
  special: {
    unsubscribe: '{$unsubscribe}',
    unsubscribe_profile: '{$preferences}',
    view_in_browser: '{$url}',
    sender_address: '{$account_address}',
  },
  addressFields: ['account_address'],
};
