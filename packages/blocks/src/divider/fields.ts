import type { Field } from '@mailwright/document';

export const dividerFields: readonly Field[] = [
  { kind: 'color', prop: 'color' },
  { kind: 'number', prop: 'thickness', min: 1, max: 20, step: 1, unit: 'px' },
  { kind: 'segmented', prop: 'lineStyle', options: ['solid', 'dashed', 'dotted'] },
  { kind: 'number', prop: 'width', min: 5, max: 100, step: 5, unit: '%' },
];
