import type { Field } from '@mailwright/document';

export const quoteFields: readonly Field[] = [
  { kind: 'text', prop: 'author', maxLength: 500, merge: true },
  { kind: 'toggle', prop: 'italic' },
  { kind: 'color', prop: 'barColor', section: 'bar' },
  { kind: 'number', prop: 'barWidth', min: 0, max: 20, step: 1, unit: 'px', section: 'bar' },
];
