import type { Editor as TextEditor } from '@tiptap/core';

/** Takes all looks off the selected words and their paragraphs; where links lead, and lists, are no looks. */
export function clearFormat(text: TextEditor): void {
  const marks = Object.keys(text.schema.marks).filter((name) => name !== 'link');
  const chain = text.chain().focus();
  for (const name of marks) chain.unsetMark(name, { extendEmptyMarkRange: true });
  if (text.schema.nodes.paragraph) chain.updateAttributes('paragraph', { textAlign: null, lineHeight: null });
  chain.run();
}
