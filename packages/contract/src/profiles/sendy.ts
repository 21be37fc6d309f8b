import type { SendingProfile } from './sending-profile.ts';

export const sendy: SendingProfile = {
  id: 'sendy',
  name: 'Sendy',
  source: 'https://sendy.co/get-started',
  names: { known: { firstname: 'Name', name: 'Name', email: 'Email' }, other: '<name>' },
  text: { backslash: 'itself', reserved: '[],' },
  field: { tag: '[<name>,fallback=]', fallback: '[<name>,fallback=<words>]' },
  special: { unsubscribe: '[unsubscribe]', view_in_browser: '[webversion]' },
};
