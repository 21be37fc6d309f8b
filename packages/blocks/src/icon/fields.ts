import type { Field } from '@mailwright/document';

export const iconFields: readonly Field[] = [
  { kind: 'image', prop: 'src' },
  { kind: 'text', prop: 'alt', maxLength: 1000, merge: true, describes: 'src' },
  { kind: 'link', prop: 'link' },
  { kind: 'number', prop: 'size', min: 8, max: 512, step: 1, unit: 'px' },
];
