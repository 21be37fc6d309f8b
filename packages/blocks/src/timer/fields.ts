import type { Field } from '@mailwright/document';

export const timerFields: readonly Field[] = [
  { kind: 'datetime', prop: 'endDate', step: 1, required: 'timerDateRequired', zoneProp: 'timeZone' },
  { kind: 'timeZone', prop: 'timeZone', required: 'timerZoneRequired' },
  { kind: 'text', prop: 'alt', maxLength: 300, describes: 'endDate' },
  { kind: 'number', prop: 'width', min: 120, max: 600, step: 1, unit: 'px', section: 'look' },
  { kind: 'segmented', prop: 'look', options: ['boxes', 'plain'], section: 'look' },
  { kind: 'color', prop: 'color', section: 'look' },
  { kind: 'color', prop: 'boxColor', section: 'look' },
  { kind: 'color', prop: 'ground', section: 'look' },
  { kind: 'toggle', prop: 'labels', section: 'look' },
  { kind: 'color', prop: 'labelColor', section: 'look', when: { prop: 'labels', is: true } },
];
