import type { Field } from '@mailwright/document';
import { NO_LINK } from '../shared/link/link.ts';
import { nextUnused } from '../shared/next-unused.ts';
import { SOCIAL_ICON_IDS } from '../shared/social/social-networks.ts';
import { SOCIAL_STYLES } from './looks.ts';

export const socialFields: readonly Field[] = [
  {
    kind: 'list',
    prop: 'items',
    min: 1,
    max: 12,
    titleProp: 'network',
    create: (items) => ({ network: nextUnused(SOCIAL_ICON_IDS, items, 'network'), link: NO_LINK }),
    items: [
      { kind: 'select', prop: 'network', options: SOCIAL_ICON_IDS },
      { kind: 'link', prop: 'link' },
    ],
  },
  { kind: 'number', prop: 'size', min: 12, max: 64, step: 1, unit: 'px', section: 'look' },
  { kind: 'select', prop: 'iconStyle', options: SOCIAL_STYLES, section: 'look' },
  { kind: 'number', prop: 'gap', min: 0, max: 60, step: 1, unit: 'px', section: 'look' },
];
