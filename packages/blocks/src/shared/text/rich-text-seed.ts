import type { RichText } from '@mailwright/document';

/** One paragraph of unmarked words. */
export function paragraph(text: string): RichText {
  return [{ type: 'paragraph', content: [{ type: 'text', text }] }];
}
