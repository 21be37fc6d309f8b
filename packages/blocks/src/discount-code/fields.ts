import type { Field } from '@mailwright/document';

export const discountCodeFields: readonly Field[] = [
  { kind: 'text', prop: 'code', maxLength: 200, merge: true },
  { kind: 'number', prop: 'width', min: 120, max: 700, step: 10, unit: 'px' },
  { kind: 'number', prop: 'fontSize', min: 12, max: 60, step: 1, unit: 'px' },
  { kind: 'color', prop: 'codeColor' },
  { kind: 'color', prop: 'backgroundColor' },
  { kind: 'color', prop: 'buttonColor' },
  { kind: 'text', prop: 'buttonLabel', maxLength: 200, merge: true, section: 'button' },
  { kind: 'color', prop: 'buttonTextColor', section: 'button' },
  { kind: 'link', prop: 'link', section: 'button' },
];
