import { HANDLEBARS_EMPTY, HANDLEBARS_REPEAT } from './languages/handlebars.ts';
import type { SendingProfile } from './sending-profile.ts';

export const iterable: SendingProfile = {
  id: 'iterable',
  name: 'Iterable',
  source: 'https://support.iterable.com/hc/en-us/articles/205480365-Personalizing-Templates-with-Handlebars',
  names: { other: '<name>' },
  text: { backslash: 'impossible', otherQuote: "'", escapesHtml: true },
  field: {
    tag: '{{<name>}}',
    fallback: '{{defaultIfEmpty <name> <text>}}',
    plainTag: '{{{<name>}}}',
    plainFallback: '{{{defaultIfEmpty <name> <text>}}}',
    // A block, as Iterable's makers and users write it: https://gist.github.com/cdlewis/ab75ad2a1e821a5a985a
    encoded: '{{#urlEncode}}{{{<name>}}}{{/urlEncode}}',
    encodedFallback: '{{#urlEncode}}{{{defaultIfEmpty <name> <text>}}}{{/urlEncode}}',
    encodesBlanksAsPlus: true,
  },
  condition: {
    blocks: {
      ...HANDLEBARS_EMPTY,
      is: { open: '{{#ifEq <name> <text>}}', else: '{{else}}', close: '{{/ifEq}}' },
      'is-not': { open: '{{#ifEq <name> <text>}}{{else}}', close: '{{/ifEq}}' },
      contains: { open: '{{#ifContainsStr <name> <text>}}', else: '{{else}}', close: '{{/ifContainsStr}}' },
      'not-contains': { open: '{{#ifContainsStr <name> <text>}}{{else}}', close: '{{/ifContainsStr}}' },
      greater: { open: '{{#ifGt <name> <number>}}', else: '{{else}}', close: '{{/ifGt}}' },
      less: { open: '{{#ifLt <name> <number>}}', else: '{{else}}', close: '{{/ifLt}}' },
    },
  },
  repeat: { ...HANDLEBARS_REPEAT, outer: '../<name>' },
  special: {
    unsubscribe: '{{unsubscribeUrl}}',
    unsubscribe_profile: '{{hostedUnsubscribeUrl}}',
    view_in_browser: '{{viewInBrowserUrl}}',
  },
};
