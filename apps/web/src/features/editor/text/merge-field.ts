import { isNewFieldName, readNeutralTag } from '@mailwright/contract';
import { InputRule, Node } from '@tiptap/core';

/** Writes a merge field in words; typing it makes one. Between three braces it is a tag of its own. */
const TYPED = /(?<!\{)\{\{[^{}]{1,600}\}\}$/u;

/** A merge field as a pill that moves and goes as a whole. */
export const MergeField = Node.create({
  name: 'mergeField',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes() {
    return { name: { default: '', rendered: false }, fallback: { default: '', rendered: false } };
  },
  parseHTML() {
    return [
      {
        tag: 'span[data-merge-field]',
        getAttrs: (element) => ({
          name: element.getAttribute('data-merge-field') ?? '',
          fallback: element.getAttribute('data-fallback') ?? '',
        }),
      },
    ];
  },
  renderHTML({ node }) {
    const name = String(node.attrs.name);
    const fallback = String(node.attrs.fallback ?? '');
    const said = fallback === '' ? {} : { 'data-fallback': fallback, title: fallback };
    return ['span', { 'data-merge-field': name, ...said }, `{{ ${name} }}`];
  },
  addInputRules() {
    return [
      new InputRule({
        find: TYPED,
        handler: ({ state, range, match }) => {
          const field = readNeutralTag(match[0]);
          if (field && isNewFieldName(field.name)) state.tr.replaceWith(range.from, range.to, this.type.create(field));
        },
      }),
    ];
  },
});
