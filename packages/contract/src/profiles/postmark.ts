import type { SendingProfile } from './sending-profile.ts';

/** A section of a field makes it the one that others are looked for in: only inverted ones leave the fields alone. */
export const postmark: SendingProfile = {
  id: 'postmark',
  name: 'Postmark',
  source: 'https://postmarkapp.com/support/article/1077-template-syntax',
  names: { other: '<name>' },
  text: { backslash: 'impossible', escapesHtml: true },
  field: {
    tag: '{{<name>}}',
    fallback: '{{<name>}}{{^<name>}}<content>{{/<name>}}',
    plainTag: '{{{<name>}}}',
    plainFallback: '{{{<name>}}}{{^<name>}}<content>{{/<name>}}',
  },
  condition: { blocks: { 'is-empty': { open: '{{^<name>}}', close: '{{/<name>}}' } } },
  repeat: { open: '{{#each <list>}}', close: '{{/each}}', field: '<name>', self: '.', outer: '../<name>' },
  special: { unsubscribe: '{{{ pm:unsubscribe_url }}}' },
};
