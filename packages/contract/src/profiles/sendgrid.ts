import { HANDLEBARS_EMPTY, HANDLEBARS_REPEAT } from './languages/handlebars.ts';
import type { SendingProfile } from './sending-profile.ts';

export const sendgrid: SendingProfile = {
  id: 'sendgrid',
  name: 'SendGrid',
  source: 'https://www.twilio.com/docs/sendgrid/for-developers/sending-email/using-handlebars',
  names: { known: { firstname: 'first_name', lastname: 'last_name' }, other: '<name>' },
  text: { backslash: 'impossible', otherQuote: "'", escapesHtml: true },
  field: {
    tag: '{{<name>}}',
    fallback: '{{insert <name> "default=<words>"}}',
    plainTag: '{{{<name>}}}',
    plainFallback: '{{insert <name> "default=<words>"}}',
  },
  condition: {
    elseIf: { tag: '{{else if <test>}}', open: '{{#if <test>}}' },
    blocks: {
      ...HANDLEBARS_EMPTY,
      is: { open: '{{#equals <name> <text>}}', else: '{{else}}', close: '{{/equals}}' },
      'is-not': { open: '{{#notEquals <name> <text>}}', else: '{{else}}', close: '{{/notEquals}}' },
      greater: { open: '{{#greaterThan <name> <number>}}', else: '{{else}}', close: '{{/greaterThan}}' },
      less: { open: '{{#lessThan <name> <number>}}', else: '{{else}}', close: '{{/lessThan}}' },
    },
  },
  repeat: HANDLEBARS_REPEAT,
  special: {
    unsubscribe: '{{{unsubscribe}}}',
    unsubscribe_profile: '{{{unsubscribe_preferences}}}',
    view_in_browser: '{{{weblink}}}',
    sender_address: '{{Sender_Name}}, {{Sender_Address}}, {{Sender_City}}, {{Sender_State}} {{Sender_Zip}}',
  },
  addressFields: ['Sender_Address'],
};
