import type { Field } from '@mailwright/document';

export const sectionFields: readonly Field[] = [
  { kind: 'segmented', prop: 'verticalAlign', options: ['top', 'middle', 'bottom'], section: 'columns' },
  { kind: 'toggle', prop: 'stack', section: 'phones' },
  { kind: 'toggle', prop: 'reverse', section: 'phones' },
];
