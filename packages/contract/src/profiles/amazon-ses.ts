import {
  HANDLEBARS_ELSE_IF,
  HANDLEBARS_EMPTY,
  HANDLEBARS_FALLBACK,
  HANDLEBARS_REPEAT,
} from './languages/handlebars.ts';
import type { SendingProfile } from './sending-profile.ts';

export const amazonSes: SendingProfile = {
  id: 'amazon-ses',
  name: 'Amazon SES',
  source: 'https://docs.aws.amazon.com/ses/latest/dg/send-personalized-email-advanced.html',
  names: { other: '<name>' },
  text: { backslash: 'impossible', escapesHtml: true },
  field: HANDLEBARS_FALLBACK,
  condition: { elseIf: HANDLEBARS_ELSE_IF, blocks: HANDLEBARS_EMPTY },
  repeat: { ...HANDLEBARS_REPEAT, outer: '../<name>' },
  special: { unsubscribe: '{{amazonSESUnsubscribeUrl}}', unsubscribe_profile: '{{amazonSESUnsubscribeUrl}}' },
  signs: ['amazonSESUnsubscribeUrl'],
};
