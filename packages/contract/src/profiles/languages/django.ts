import type { ConditionForms, RepeatForms } from '../sending-profile.ts';

/** Tags that Liquid has not. */
export const DJANGO_LANGUAGE = /^\{%-?\s{0,9}(?:elif|empty|ifchanged|firstof|now|with)\b/;

/** Django's conditions take filters, and have no parentheses. */
export const DJANGO_CONDITION: ConditionForms = {
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
      contains: '<text> in <name>',
      'not-contains': 'not <text> in <name>',
      'starts-with': '<name>|slice:":<length>" == <text>',
      'ends-with': '<name>|slice:"-<length>:" == <text>',
      greater: '<name> > <number>',
      less: '<name> < <number>',
      'is-empty': 'not <name>',
      'is-not-empty': '<name>',
    },
  },
};

export const DJANGO_REPEAT: RepeatForms = {
  open: '{% for <item> in <list> %}',
  close: '{% endfor %}',
  field: '<item>.<name>',
  self: '<item>',
};
