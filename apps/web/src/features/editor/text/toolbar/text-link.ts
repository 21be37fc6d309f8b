import type { Link } from '@mailwright/blocks';
import type { Editor as TextEditor } from '@tiptap/core';

/** The link at the cursor, without an address when there is none. */
export function linkAt(text: TextEditor): Link {
  const { href, target, title } = text.getAttributes('link');
  return {
    href: typeof href === 'string' ? href : '',
    target: target === '_blank' ? '_blank' : '_self',
    title: typeof title === 'string' ? title : '',
  };
}

/** Links the selected words, or the whole link at the cursor; where there are no words, writes these. */
export function setLink(text: TextEditor, { href, target, title }: Link, words: string): void {
  const attrs = { href, target: target === '_blank' ? target : null, title: title || null };
  const chain = text.chain().extendMarkRange('link');
  if (text.state.selection.empty && !text.isActive('link')) {
    chain.insertContent({ type: 'text', text: words, marks: [{ type: 'link', attrs }] }).run();
  } else chain.setMark('link', attrs).run();
}

export function removeLink(text: TextEditor): void {
  text.chain().extendMarkRange('link').unsetMark('link').run();
}
