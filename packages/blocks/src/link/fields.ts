import type { Field } from '@mailwright/document';

export const linkFields: readonly Field[] = [
  { kind: 'text', prop: 'label', maxLength: 500, merge: true },
  { kind: 'link', prop: 'link' },
  { kind: 'toggle', prop: 'underline' },
];
