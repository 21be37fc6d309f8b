import { lineHeight } from '@mailwright/blocks';
import { Extension } from '@tiptap/core';

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
            parseHTML: (element) => Number(element.getAttribute('data-line-height')) || null,
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
