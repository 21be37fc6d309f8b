import type { ConditionForms, FieldForms, RepeatForms } from '../sending-profile.ts';

/** Tags of its own, filters with a blank before what they are given, and filters and names that stores have. */
export const LIQUID_LANGUAGE =
  /^\{%-?\s{0,9}(?:end)?(?:assign|capture|elsif|unless|case|when|render|tablerow|increment|decrement|liquid)\b|^\{[{%].*\|\s{0,9}(?:\w{1,40}:\s|(?:money\w{0,40}|(?:img|image|asset|file)_url|url_encode|upcase|downcase|handleize)\b)|^\{[{%][^|]*?[\s{]shop\.\w/s;

/** `url_encode`: https://shopify.dev/docs/api/liquid/filters/url_encode, which says of blanks that they become `+`. */
export const LIQUID_FIELD: FieldForms = {
  tag: '{{ <name> }}',
  fallback: '{{ <name> | default: <text> }}',
  encoded: '{{ <name> | url_encode }}',
  encodedFallback: '{{ <name> | default: <text> | url_encode }}',
  encodesBlanksAsPlus: true,
};

/** Liquid has no `not`, no parentheses and no filters in conditions: what needs them is worked out before. */
export const LIQUID_CONDITION: ConditionForms = {
  elseIf: { tag: '{% elsif <test> %}', open: '{% if <test> %}' },
  expression: {
    open: '{% if <test> %}',
    else: '{% else %}',
    close: '{% endif %}',
    all: ' and ',
    any: ' or ',
    tests: {
      is: '<name> == <text>',
      'is-not': '<name> != <text>',
      contains: '<name> contains <text>',
      'not-contains': {
        before: '{% assign <slot> = true %}{% if <name> contains <text> %}{% assign <slot> = false %}{% endif %}',
        test: '<slot>',
      },
      'starts-with': { before: '{% assign <slot> = <name> | slice: 0, <length> %}', test: '<slot> == <text>' },
      'ends-with': { before: '{% assign <slot> = <name> | slice: -<length>, <length> %}', test: '<slot> == <text>' },
      greater: { before: '{% assign <slot> = <name> | plus: 0 %}', test: '<slot> > <number>' },
      less: { before: '{% assign <slot> = <name> | plus: 0 %}', test: '<slot> < <number>' },
      'is-empty': { before: '{% assign <slot> = <name> | default: "" | append: "" | strip %}', test: '<slot> == ""' },
      'is-not-empty': {
        before: '{% assign <slot> = <name> | default: "" | append: "" | strip %}',
        test: '<slot> != ""',
      },
    },
  },
};

export const LIQUID_REPEAT: RepeatForms = {
  open: '{% for <item> in <list> %}',
  close: '{% endfor %}',
  field: '<item>.<name>',
  self: '<item>',
};
