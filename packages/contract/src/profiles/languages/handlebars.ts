import type { BlockForm, RepeatForms } from '../sending-profile.ts';

/** Tests whether a field is empty: the only tests that Handlebars has without helpers of a system. */
export const HANDLEBARS_EMPTY: Readonly<Record<'is-empty' | 'is-not-empty', BlockForm>> = {
  'is-empty': { open: '{{#unless <name>}}', else: '{{else}}', close: '{{/unless}}' },
  'is-not-empty': { open: '{{#if <name>}}', else: '{{else}}', close: '{{/if}}' },
};

export const HANDLEBARS_ELSE_IF = { tag: '{{else if <test>}}', open: '{{#if <test>}}' } as const;

export const HANDLEBARS_REPEAT: RepeatForms = {
  open: '{{#each <list>}}',
  close: '{{/each}}',
  field: 'this.<name>',
  self: 'this',
  outer: '@root.<name>',
};

export const HANDLEBARS_FALLBACK = {
  tag: '{{<name>}}',
  fallback: '{{#if <name>}}{{<name>}}{{else}}<content>{{/if}}',
  plainTag: '{{{<name>}}}',
  plainFallback: '{{#if <name>}}{{{<name>}}}{{else}}<content>{{/if}}',
} as const;
