import type { SendingProfile } from './sending-profile.ts';

export const mautic: SendingProfile = {
  id: 'mautic',
  name: 'Mautic',
  source: 'https://docs.mautic.org/en/5.x/configuration/variables.html',
  names: {
    known: {
      firstname: 'firstname',
      lastname: 'lastname',
      jobtitle: 'position',
      phone: 'phone',
      postalcode: 'zipcode',
      zip: 'zipcode',
    },
    other: '<name>',
  },
  text: { backslash: 'itself', reserved: '|' },
  field: {
    tag: '{contactfield=<name>}',
    fallback: '{contactfield=<name>|<words>}',
    // "When the value true is set as default value, the contactfield is url-encoded": https://github.com/mautic/mautic/pull/6078
    encoded: '{contactfield=<name>|true}',
    encodesBlanksAsPlus: true,
  },
  special: {
    unsubscribe: '{unsubscribe_url}',
    unsubscribe_profile: '{unsubscribe_url}',
    view_in_browser: '{webview_url}',
  },
};
