import { PAGE_WRAPPER_TYPE } from '@mailwright/document';
import * as z from 'zod/mini';
import { defineBlock } from '../shared/define-block.ts';
import { renderPageWrapper } from './render.ts';
import { pageWrapperStrings } from './strings.ts';
import { pageWrapperText } from './text.ts';

/** The mail's own column on its background. Its look is in the general settings, so it has no props. */
export const pageWrapperBlock = defineBlock({
  type: PAGE_WRAPPER_TYPE,
  kind: 'wrapper',
  group: 'sections',
  version: 1,
  schema: z.object({}),
  migrations: {},
  maxPerDocument: 1,
  tiles: [
    {
      id: 'page-wrapper',
      icon: 'template',
      create: () => ({ type: PAGE_WRAPPER_TYPE, props: {}, style: {}, children: [] }),
    },
  ],
  fields: [],
  styleSections: ['spacing', 'backgroundImage', 'radius', 'dark'],
  styleDefaults: () => ({ paddingTop: 24, paddingBottom: 24 }),
  childWidth: (_view, _index, width, settings) => width - 2 * settings.padding,
  render: renderPageWrapper,
  text: pageWrapperText,
  strings: pageWrapperStrings,
});
