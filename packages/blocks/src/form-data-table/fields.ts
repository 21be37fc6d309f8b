import type { Field } from '@mailwright/document';

export const formDataTableFields: readonly Field[] = [
  { kind: 'text', prop: 'leftText', maxLength: 500, merge: true },
  { kind: 'text', prop: 'rightText', maxLength: 500, merge: true },
  {
    kind: 'list',
    prop: 'rows',
    min: 1,
    max: 100,
    titleProp: 'label',
    create: () => ({ label: 'New field', value: '' }),
    items: [
      { kind: 'text', prop: 'label', maxLength: 500, merge: true },
      { kind: 'text', prop: 'value', maxLength: 2000, merge: true },
    ],
  },
  { kind: 'color', prop: 'borderColor', section: 'border' },
  { kind: 'number', prop: 'borderWidth', min: 1, max: 10, step: 1, unit: 'px', section: 'border' },
  { kind: 'number', prop: 'fontSize', min: 11, max: 48, step: 1, unit: 'px', section: 'text' },
  { kind: 'segmented', prop: 'textAlign', options: ['left', 'center', 'right'], section: 'text' },
  { kind: 'color', prop: 'textColor', section: 'text' },
  { kind: 'color', prop: 'headColor', section: 'text' },
  { kind: 'number', prop: 'rowPadding', min: 10, max: 100, step: 1, unit: 'px', section: 'space' },
  { kind: 'number', prop: 'marginTop', min: 0, max: 400, step: 1, unit: 'px', section: 'space' },
  { kind: 'number', prop: 'marginBottom', min: 0, max: 400, step: 1, unit: 'px', section: 'space' },
];
