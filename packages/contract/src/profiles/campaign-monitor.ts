import type { SendingProfile } from './sending-profile.ts';

export const campaignMonitor: SendingProfile = {
  id: 'campaign-monitor',
  name: 'Campaign Monitor',
  source: 'https://www.campaignmonitor.com/create/personalization/',
  names: { known: { firstname: 'firstname', lastname: 'lastname', email: 'email' }, other: '<name>', words: true },
  text: { backslash: 'itself', reserved: '[],' },
  field: { tag: '[<name>,fallback=]', fallback: '[<name>,fallback=<words>]' },
  condition: {
    elseIf: { tag: '[elseif:<test>]', open: '[if:<test>]' },
    blocks: {
      is: { open: '[if:<name>=<words>]', else: '[else]', close: '[endif]' },
      'is-not': { open: '[if:<name>!=<words>]', else: '[else]', close: '[endif]' },
      greater: { open: '[if:<name>><number>]', else: '[else]', close: '[endif]' },
    },
  },
  special: {
    unsubscribe: '[unsubscribe]',
    unsubscribe_profile: '[preferences]',
    view_in_browser: '[webversion]',
  },
  // The tags in brackets are those of plain text.
  linkElements: true,
};
