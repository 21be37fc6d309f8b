import { InputRule, Node } from '@tiptap/core';

/** Writes a merge field in words; typing it makes one. Between three braces it is a tag of its own. */
const TYPED = /(?<!\{)\{\{\s*([\p{L}\p{N}_.:-][\p{L}\p{N}_.: -]{0,199}?)\s*\}\}$/u;

/** A merge field as a pill that moves and goes as a whole. */
export const MergeField = Node.create({
  name: 'mergeField',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes() {
    return { name: { default: '', rendered: false } };
  },
  parseHTML() {
    return [
      {
        tag: 'span[data-merge-field]',
        getAttrs: (element) => ({ name: element.getAttribute('data-merge-field') ?? '' }),
      },
    ];
  },
  renderHTML({ node }) {
    const name = String(node.attrs.name);
    return ['span', { 'data-merge-field': name }, `{{ ${name} }}`];
  },
  addInputRules() {
    return [
      new InputRule({
        find: TYPED,
        handler: ({ state, range, match }) => {
          state.tr.replaceWith(range.from, range.to, this.type.create({ name: match[1] }));
        },
      }),
    ];
  },
});
