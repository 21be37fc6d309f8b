import { neutralTag } from '@mailwright/contract';
import { isJsonObject, type JsonValue } from '../json.ts';

/** The words of a rich text, block by block; merge fields stand as `{{ name }}`. Blank ones are left out. */
export function richLines(content: JsonValue | undefined): readonly string[] {
  if (!Array.isArray(content)) return [];
  return content.flatMap((block) => {
    const line = richWords(block).replace(/\s+/g, ' ').trim();
    return line === '' ? [] : [line];
  });
}

/** The words of a part of a rich text; line breaks stand as blanks. */
export function richWords(part: JsonValue | undefined): string {
  if (!isJsonObject(part)) return '';
  if (typeof part.text === 'string') return part.text;
  if (part.type === 'hardBreak') return ' ';
  if (part.type === 'mergeField' && isJsonObject(part.attrs)) return neutralTag(String(part.attrs.name));
  if (!Array.isArray(part.content)) return '';
  const isBlocks = part.type !== 'paragraph';
  return part.content.map(richWords).join(isBlocks ? ' ' : '');
}
