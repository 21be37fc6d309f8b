import { replaceFields } from '@mailwright/blocks';
import type { JSONContent } from '@tiptap/core';

/** A plain text as the text editor reads it: characters, and its merge fields as pills. */
export function withFields(text: string): JSONContent[] {
  const content: JSONContent[] = [];
  replaceFields(
    text,
    (part) => {
      if (part !== '') content.push({ type: 'text', text: part });
      return '';
    },
    (name, fallback) => {
      content.push({ type: 'mergeField', attrs: { name, ...(fallback !== undefined && { fallback }) } });
      return '';
    },
  );
  return content;
}
