import type { Field } from '@mailwright/document';

export const headingFields: readonly Field[] = [
  { kind: 'segmented', prop: 'level', options: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] },
];
