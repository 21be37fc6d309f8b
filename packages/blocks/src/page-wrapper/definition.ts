import { PAGE_WRAPPER_TYPE } from '@mailwright/document';
import * as z from 'zod/mini';
import type { BlockStrings, TextContext } from '../mail-block.ts';
import { defineBlock } from '../shared/define-block.ts';
import { renderPageWrapper } from './render.ts';

const pageWrapperStrings: BlockStrings = {
  en: {
    name: 'Page wrapper',
    keywords: 'page, body, wrapper, container, mail, background',
    'tile.page-wrapper': 'Page wrapper',
    'description.page-wrapper': 'The page of the email, which holds all other blocks. Each email has one.',
    'label.empty': 'Drop a section or a block here',
  },
};

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

function pageWrapperText(_view: unknown, context: TextContext): string {
  return context.children.join('\n\n');
}
