import type { Field } from '@mailwright/document';
import { nextUnused } from '../shared/next-unused.ts';
import { SOCIAL_COLORS, SOCIAL_SHAPES } from '../shared/social/social-icon.ts';
import { SOCIAL_NETWORK_IDS } from '../shared/social/social-networks.ts';

export const socialFollowFields: readonly Field[] = [
  {
    kind: 'list',
    prop: 'items',
    min: 1,
    max: 12,
    titleProp: 'network',
    create: (items) => ({ network: nextUnused(SOCIAL_NETWORK_IDS, items, 'network'), url: '' }),
    items: [
      { kind: 'select', prop: 'network', options: SOCIAL_NETWORK_IDS },
      { kind: 'text', prop: 'url', maxLength: 2048, merge: true, address: true },
    ],
  },
  { kind: 'number', prop: 'size', min: 0, max: 94, step: 1, unit: 'px', section: 'look' },
  { kind: 'segmented', prop: 'shape', options: SOCIAL_SHAPES, section: 'look' },
  { kind: 'select', prop: 'color', options: SOCIAL_COLORS, section: 'look' },
  { kind: 'number', prop: 'gap', min: 0, max: 60, step: 1, unit: 'px', section: 'look' },
];
