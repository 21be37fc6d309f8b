import type { Field } from '@mailwright/document';

export const imageFields: readonly Field[] = [
  {
    kind: 'image',
    prop: 'src',
    naturalWidthProp: 'naturalWidth',
    required: 'imageUrlRequired',
    standIn: { prop: 'standInAlt', alt: 'alt' },
  },
  { kind: 'text', prop: 'alt', maxLength: 1000, merge: true, describes: 'src' },
  { kind: 'toggle', prop: 'decorative' },
  { kind: 'link', prop: 'link' },
  { kind: 'toggle', prop: 'fullWidth' },
  { kind: 'number', prop: 'width', min: 0, max: 2000, step: 1, unit: 'px', when: { prop: 'fullWidth', is: false } },
];
