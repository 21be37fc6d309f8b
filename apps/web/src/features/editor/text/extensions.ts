import { lineHeight } from '@mailwright/blocks';
import { LIST_MARKERS } from '@mailwright/document';
import { type AnyExtension, Extension, Mark, Node } from '@tiptap/core';
import Subscript from '@tiptap/extension-subscript';
import Superscript from '@tiptap/extension-superscript';
import TextAlign from '@tiptap/extension-text-align';
import StarterKit from '@tiptap/starter-kit';
import type { TextEditingProps } from '../core/session/text-editing.ts';
import { Link, TextStyle } from './marks.ts';
import { MergeField } from './merge-field.ts';
import { outsideTags } from './template-tags.ts';
import { LINE_HEIGHTS } from './toolbar/line-height.ts';

/** Line height of paragraphs, drawn as the mail does. */
const ParagraphLineHeight = Extension.create({
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

/** Markers before list items, drawn as the mail does. */
const ListMarkers = Extension.create({
  name: 'listMarkers',
  addGlobalAttributes() {
    return (['bulletList', 'orderedList'] as const).map((type) => ({
      types: [type],
      attributes: {
        marker: {
          default: null,
          parseHTML: (element: HTMLElement) =>
            Object.keys(LIST_MARKERS[type]).find((marker) => marker === element.style.listStyleType) ?? null,
          renderHTML: ({ marker }: Record<string, unknown>) =>
            typeof marker === 'string' && Object.hasOwn(LIST_MARKERS[type], marker)
              ? { style: `list-style-type:${marker}` }
              : {},
        },
      },
    }));
  },
});

/** Numbers that items have of their own, and where reading begins; a new item counts on. */
const ListNumbers = Extension.create({
  name: 'listNumbers',
  addGlobalAttributes() {
    return [
      {
        types: ['listItem'],
        attributes: {
          value: {
            default: null,
            keepOnSplit: false,
            parseHTML: (element: HTMLElement) => {
              const value = Number.parseInt(element.getAttribute('value') ?? '', 10);
              return Number.isNaN(value) ? null : value;
            },
          },
        },
      },
    ];
  },
});

/** Drawn as the mail does. */
const Direction = Extension.create({
  name: 'direction',
  addGlobalAttributes() {
    return [
      {
        types: ['paragraph', 'bulletList', 'orderedList'],
        attributes: {
          dir: {
            default: null,
            parseHTML: (element: HTMLElement) => /^(?:ltr|rtl)$/.exec(element.getAttribute('dir') ?? '')?.[0] ?? null,
            renderHTML: ({ dir }: Record<string, unknown>) =>
              dir === 'ltr' || dir === 'rtl' ? { dir, style: `direction:${dir}` } : {},
          },
        },
      },
    ];
  },
});

/** Features that the mail does not have, or that must not touch the top document: history, cursors of drops and gaps. */
const WITHOUT = {
  blockquote: false,
  code: false,
  codeBlock: false,
  dropcursor: false,
  gapcursor: false,
  heading: false,
  horizontalRule: false,
  link: false,
  trailingNode: false,
  undoRedo: false,
} as const;

const NO_LISTS = { bulletList: false, listItem: false, listKeymap: false, orderedList: false } as const;

/** Signs around words make them bold or slanted while they are typed; those of template tags do not. */
const Kit = StarterKit.extend({
  addExtensions() {
    return (this.parent?.() ?? []).map((extension) =>
      extension instanceof Mark
        ? extension.extend({
            addInputRules() {
              return (this.parent?.() ?? []).map(outsideTags);
            },
          })
        : extension,
    );
  },
});

/** One line of text without any element around it: the heading or button itself is the text's element. */
const Line = Node.create({ name: 'doc', topNode: true, content: 'inline*' });
const PlainLine = Node.create({ name: 'doc', topNode: true, content: '(text | mergeField)*', marks: '' });

/** The schema of a text: exactly what `RichText` holds, drawn exactly as the mail is. */
export function extensionsFor(kind: TextEditingProps['kind'], linkStyle: string): AnyExtension[] {
  if (kind === 'plain') {
    const off = { bold: false, italic: false, strike: false, underline: false, hardBreak: false } as const;
    return [
      Kit.configure({ ...WITHOUT, ...NO_LISTS, ...off, document: false, paragraph: false }),
      PlainLine,
      MergeField,
    ];
  }
  const marks = [Link.configure({ style: linkStyle }), TextStyle, Subscript, Superscript, MergeField];
  if (kind === 'inline') {
    return [Kit.configure({ ...WITHOUT, ...NO_LISTS, document: false, paragraph: false }), Line, ...marks];
  }
  return [
    Kit.configure(WITHOUT),
    ListMarkers,
    ListNumbers,
    Direction,
    TextAlign.configure({ types: ['paragraph'] }),
    ParagraphLineHeight,
    ...marks,
  ];
}
