import type { Field } from '@mailwright/document';
import { NO_LINK } from '../shared/link/link.ts';
import { SEPARATORS } from './separators.ts';

const DRAWN = { prop: 'separator', is: SEPARATORS.filter((line) => line !== 'none') };

export const menuFields: readonly Field[] = [
  {
    kind: 'list',
    prop: 'items',
    min: 1,
    max: 12,
    titleProp: 'label',
    create: () => ({ label: 'New item', link: NO_LINK }),
    items: [
      { kind: 'text', prop: 'label', maxLength: 500, merge: true },
      { kind: 'link', prop: 'link' },
    ],
  },
  { kind: 'number', prop: 'paddingY', min: 0, max: 60, step: 1, unit: 'px', section: 'size' },
  { kind: 'number', prop: 'paddingX', min: 0, max: 60, step: 1, unit: 'px', section: 'size' },
  { kind: 'select', prop: 'separator', options: SEPARATORS, section: 'separator' },
  { kind: 'color', prop: 'separatorColor', section: 'separator', when: DRAWN },
  { kind: 'number', prop: 'separatorWidth', min: 1, max: 20, step: 1, unit: 'px', section: 'separator', when: DRAWN },
];
