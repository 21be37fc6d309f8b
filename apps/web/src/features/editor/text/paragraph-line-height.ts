import { lineHeight } from '@mailwright/blocks';
import { Extension } from '@tiptap/core';
import { LINE_HEIGHTS } from './toolbar/line-height.ts';

/** Line height of paragraphs, drawn as the mail does. */
export const ParagraphLineHeight = Extension.create({
  name: 'paragraphLineHeight',
  addGlobalAttributes() {
    return [
      {
        types: ['paragraph'],
        attributes: {
          lineHeight: {
            default: null,
            parseHTML: (element) =>
              LINE_HEIGHTS.find((percent) => String(percent) === element.getAttribute('data-line-height')) ?? null,
            renderHTML: ({ lineHeight: percent }: Record<string, unknown>) =>
              typeof percent === 'number'
                ? { 'data-line-height': percent, style: `line-height:${lineHeight(percent)}` }
                : {},
          },
        },
      },
    ];
  },
});
