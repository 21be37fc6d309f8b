import { BACKGROUND_POSITIONS, BACKGROUND_SIZES, type Field } from '@mailwright/document';

export const backgroundImageFields: readonly Field[] = [
  { kind: 'image', prop: 'src' },
  { kind: 'select', prop: 'fit', options: BACKGROUND_SIZES },
  { kind: 'select', prop: 'position', options: BACKGROUND_POSITIONS },
  { kind: 'number', prop: 'minHeight', min: 0, max: 1000, step: 10, unit: 'px', section: 'content' },
  { kind: 'segmented', prop: 'verticalAlign', options: ['top', 'middle', 'bottom'], section: 'content' },
];
