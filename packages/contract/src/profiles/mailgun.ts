import { HANDLEBARS_EMPTY, HANDLEBARS_FALLBACK, HANDLEBARS_REPEAT } from './languages/handlebars.ts';
import type { SendingProfile } from './sending-profile.ts';

export const mailgun: SendingProfile = {
  id: 'mailgun',
  name: 'Mailgun',
  source: 'https://documentation.mailgun.com/docs/mailgun/user-manual/sending-messages/send-templates',
  names: { other: '<name>' },
  text: { backslash: 'impossible', otherQuote: "'", escapesHtml: true },
  field: HANDLEBARS_FALLBACK,
  condition: {
    blocks: {
      ...HANDLEBARS_EMPTY,
      is: { open: '{{#equal <name> <text>}}', else: '{{else}}', close: '{{/equal}}' },
      'is-not': { open: '{{#equal <name> <text>}}{{else}}', close: '{{/equal}}' },
    },
  },
  repeat: { ...HANDLEBARS_REPEAT, outer: '../<name>' },
  special: { unsubscribe: '%unsubscribe_url%', unsubscribe_profile: '%mailing_list_unsubscribe_url%' },
};
