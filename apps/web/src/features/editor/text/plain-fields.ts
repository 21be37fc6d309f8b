import { replaceFields } from '@mailwright/blocks';
import type { JSONContent } from '@tiptap/core';

/** A merge field as plain texts hold it. */
export function fieldTag(name: string): string {
  return `{{ ${name} }}`;
}

/** A plain text as the text editor reads it: characters, and its merge fields as pills. */
export function withFields(text: string): JSONContent[] {
  const content: JSONContent[] = [];
  replaceFields(
    text,
    (part) => {
      if (part !== '') content.push({ type: 'text', text: part });
      return '';
    },
    (name) => {
      content.push({ type: 'mergeField', attrs: { name } });
      return '';
    },
  );
  return content;
}
