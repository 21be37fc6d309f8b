import { neutralTag } from '@mailwright/contract';
import type { JsonValue } from '@mailwright/document';
import type { JSONContent } from '@tiptap/core';
import type { TextEditingProps } from '../core/session/text-editing.ts';
import { withFields } from './plain-fields.ts';
import { fromRichLine, fromRichText, toRichLine, toRichText } from './rich-json.ts';

type Kind = TextEditingProps['kind'];

/** A prop of the mail as the text editor reads it. */
export function readContent(kind: Kind, value: JsonValue | undefined): JSONContent {
  switch (kind) {
    case 'rich':
      return fromRichText(value);
    case 'inline':
      return fromRichLine(value);
    case 'plain':
      return { type: 'doc', content: typeof value === 'string' ? withFields(value) : [] };
  }
}

/** Returns the content of the text editor as the prop of the mail. */
export function writeContent(kind: Kind, doc: JSONContent): JsonValue {
  switch (kind) {
    case 'rich':
      return toRichText(doc);
    case 'inline':
      return toRichLine(doc);
    case 'plain':
      return (doc.content ?? [])
        .map(({ text = '', attrs }) => (attrs ? neutralTag(String(attrs.name), String(attrs.fallback ?? '')) : text))
        .join('');
  }
}
