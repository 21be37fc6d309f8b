import type { Field } from '@mailwright/document';

export const spaceFields: readonly Field[] = [
  { kind: 'number', prop: 'height', min: 0, max: 400, step: 1, unit: 'px' },
];
