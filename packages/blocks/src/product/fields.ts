import type { Field } from '@mailwright/document';

export const productFields: readonly Field[] = [
  { kind: 'segmented', prop: 'layout', options: ['vertical', 'horizontal'] },
  { kind: 'image', prop: 'src' },
  { kind: 'text', prop: 'alt', maxLength: 1000, merge: true, describes: 'src' },
  { kind: 'text', prop: 'title', maxLength: 500, merge: true },
  { kind: 'text', prop: 'price', maxLength: 100, merge: true },
  { kind: 'textarea', prop: 'description', maxLength: 2000 },
  { kind: 'link', prop: 'link' },
  { kind: 'text', prop: 'buttonLabel', maxLength: 200, merge: true, section: 'button' },
  { kind: 'color', prop: 'buttonColor', section: 'button' },
  { kind: 'color', prop: 'buttonTextColor', section: 'button' },
];
