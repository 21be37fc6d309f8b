import {
  HANDLEBARS_ELSE_IF,
  HANDLEBARS_EMPTY,
  HANDLEBARS_FALLBACK,
  HANDLEBARS_REPEAT,
} from '../languages/handlebars.ts';
import type { SendingProfile } from '../sending-profile.ts';

export const handlebars: SendingProfile = {
  id: 'handlebars',
  name: 'Handlebars',
  source: 'https://handlebarsjs.com/guide/builtin-helpers.html',
  names: { other: '<name>' },
  text: { backslash: 'impossible', escapesHtml: true },
  field: HANDLEBARS_FALLBACK,
  condition: { elseIf: HANDLEBARS_ELSE_IF, blocks: HANDLEBARS_EMPTY },
  // As people write it; `@root` is known to fewer of those who read the language.
  repeat: { ...HANDLEBARS_REPEAT, outer: '../<name>' },
};
