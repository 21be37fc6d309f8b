import type { Field } from '@mailwright/document';

export const buttonFields: readonly Field[] = [
  { kind: 'text', prop: 'label', maxLength: 500, merge: true },
  { kind: 'link', prop: 'link' },
  { kind: 'toggle', prop: 'fullWidth', section: 'size' },
  { kind: 'number', prop: 'paddingX', min: 0, max: 100, step: 1, unit: 'px', section: 'size' },
  { kind: 'number', prop: 'paddingY', min: 0, max: 60, step: 1, unit: 'px', section: 'size' },
];
