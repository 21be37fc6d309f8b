import { JINJA_LANGUAGE } from '../languages/jinja.ts';
import type { SendingProfile } from '../sending-profile.ts';

export const jinja: SendingProfile = {
  id: 'jinja',
  name: 'Jinja',
  source: 'https://jinja.palletsprojects.com/en/stable/templates/',
  names: { other: '<name>' },
  text: { backslash: 'doubled', otherQuote: "'", escapesHtml: true },
  field: {
    tag: '{{ <name> }}',
    fallback: '{{ <name> | default(<text>, true) }}',
    encoded: '{{ <name> | urlencode }}',
    encodedFallback: '{{ <name> | default(<text>, true) | urlencode }}',
  },
  condition: {
    elseIf: { tag: '{% elif <test> %}', open: '{% if <test> %}' },
    expression: {
      open: '{% if <test> %}',
      else: '{% else %}',
      close: '{% endif %}',
      all: ' and ',
      any: ' or ',
      tests: {
        is: '<name> == <text>',
        'is-not': '<name> != <text>',
        contains: '<text> in (<name> or "")',
        'not-contains': '<text> not in (<name> or "")',
        'starts-with': '((<name> or "")[:<length>] | join) == <text>',
        'ends-with': '((<name> or "")[-<length>:] | join) == <text>',
        greater: '(<name> or 0) | float > <number>',
        less: '(<name> or 0) | float < <number>',
        'is-empty': 'not <name>',
        'is-not-empty': '<name>',
      },
    },
  },
  repeat: {
    open: '{% for <item> in <list> %}',
    close: '{% endfor %}',
    field: '<item>.<name>',
    self: '<item>',
  },
  language: [JINJA_LANGUAGE],
};
