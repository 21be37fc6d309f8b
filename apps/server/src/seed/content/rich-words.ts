import type { RichInline, RichText } from '@mailwright/document';

/** One paragraph: `{{ name }}` becomes a merge field, `**words**` bold and `~~words~~` struck through. */
export function richWords(words: string): RichText {
  const content = words
    .split(/(\{\{ \w+ \}\}|\*\*[^*]+\*\*|~~[^~]+~~)/)
    .filter((part) => part !== '')
    .map(inline);
  return [{ type: 'paragraph', content }];
}

function inline(part: string): RichInline {
  const [, field, bold, struck] = /^(?:\{\{ (\w+) \}\}|\*\*(.+)\*\*|~~(.+)~~)$/.exec(part) ?? [];
  if (field) return { type: 'mergeField', attrs: { name: field } };
  if (bold) return { type: 'text', text: bold, marks: [{ type: 'bold' }] };
  if (struck) return { type: 'text', text: struck, marks: [{ type: 'strike' }] };
  return { type: 'text', text: part };
}
