import type { Field } from '@mailwright/document';

const WITH_ICON = { prop: 'iconEnable', is: true };

export const buttonFields: readonly Field[] = [
  { kind: 'text', prop: 'label', maxLength: 500, merge: true },
  { kind: 'link', prop: 'link' },
  { kind: 'toggle', prop: 'fullWidth', section: 'size' },
  { kind: 'number', prop: 'paddingX', min: 0, max: 100, step: 1, unit: 'px', section: 'size' },
  { kind: 'number', prop: 'paddingY', min: 0, max: 60, step: 1, unit: 'px', section: 'size' },
  { kind: 'toggle', prop: 'iconEnable', section: 'icon' },
  { kind: 'image', prop: 'iconSrc', section: 'icon', when: WITH_ICON },
  { kind: 'segmented', prop: 'iconAlign', options: ['left', 'right'], section: 'icon', when: WITH_ICON },
  { kind: 'number', prop: 'iconSize', min: 8, max: 128, step: 1, unit: 'px', section: 'icon', when: WITH_ICON },
  { kind: 'number', prop: 'iconIndent', min: 0, max: 60, step: 1, unit: 'px', section: 'icon', when: WITH_ICON },
];
