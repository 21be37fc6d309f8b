import type { SendingProfile } from './sending-profile.ts';

/** Fallbacks are set in the audience, not in mails; a condition says the same. */
export const mailchimp: SendingProfile = {
  id: 'mailchimp',
  name: 'Mailchimp',
  source: 'https://mailchimp.com/help/use-conditional-merge-tag-blocks/',
  names: {
    known: {
      firstname: 'FNAME',
      lastname: 'LNAME',
      email: 'EMAIL',
      phone: 'PHONE',
      address: 'ADDRESS',
      birthday: 'BIRTHDAY',
    },
    other: '<name>',
    capitals: true,
  },
  text: { backslash: 'impossible', reserved: '|*=' },
  field: {
    tag: '*|<name>|*',
    fallback: '*|IF:<name>|**|<name>|**|ELSE:|*<content>*|END:IF|*',
    // `*|URL:EMAIL|*`: https://mailchimp.com/help/all-the-merge-tags-cheat-sheet/
    encoded: '*|URL:<name>|*',
    encodedFallback: '*|IF:<name>|**|URL:<name>|**|ELSE:|*<content>*|END:IF|*',
    encodesBlanksAsPlus: true,
  },
  condition: {
    elseIf: { tag: '*|ELSEIF:<test>|*', open: '*|IF:<test>|*' },
    blocks: {
      is: { open: '*|IF:<name>=<words>|*', else: '*|ELSE:|*', close: '*|END:IF|*' },
      'is-not': { open: '*|IF:<name>!=<words>|*', else: '*|ELSE:|*', close: '*|END:IF|*' },
      greater: { open: '*|IF:<name> > <number>|*', else: '*|ELSE:|*', close: '*|END:IF|*' },
      less: { open: '*|IF:<name> < <number>|*', else: '*|ELSE:|*', close: '*|END:IF|*' },
      'is-empty': { open: '*|IFNOT:<name>|*', else: '*|ELSE:|*', close: '*|END:IF|*' },
      'is-not-empty': { open: '*|IF:<name>|*', else: '*|ELSE:|*', close: '*|END:IF|*' },
    },
  },
  special: {
    unsubscribe: '*|UNSUB|*',
    unsubscribe_profile: '*|UPDATE_PROFILE|*',
    view_in_browser: '*|ARCHIVE|*',
    sender_address: '*|LIST:ADDRESSLINE|*',
    preheader: '*|MC_PREVIEW_TEXT|*',
  },
  // "All campaigns must include our properly coded *|UNSUB|* tag. There are absolutely no exceptions to this rule":
  // http://kb.mailchimp.com/article/how-do-i-add-the-unsub-tag-to-my-plain-text-version/
  demands: [{ name: '*|UNSUB|*', signs: ['*|UNSUB|*', '*|UNSUB:', '*|HTML:UNSUB|*'], field: 'unsubscribe' }],
  addressFields: ['LIST:ADDRESS', 'LIST:ADDRESSLINE', 'LIST:ADDRESS_VCARD', 'LIST_ADDRESS', 'LIST_ADDRESS_HTML'],
};
