import type { BlockRegistry } from '../block-definition.ts';
import { isJsonObject, type JsonValue } from '../json.ts';
import type { DocumentNode } from '../node.ts';

/** As much as a line can show. */
const LONGEST = 60;

/** The first words of a block, by which a person knows it among others of its kind. */
export function excerptOf({ type, props }: DocumentNode, registry: BlockRegistry): string {
  const definition = registry.get(type);
  const words = props[definition?.plainTextProp ?? definition?.richTextProp ?? 'alt'];
  return words === undefined ? '' : wordsIn(words).replace(/\s+/g, ' ').trim().slice(0, LONGEST);
}

function wordsIn(value: JsonValue): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return firstWords(value);
  if (!isJsonObject(value)) return '';
  if (typeof value.text === 'string') return value.text;
  return value.content === undefined ? '' : `${wordsIn(value.content)} `;
}

function firstWords(parts: readonly JsonValue[]): string {
  let words = '';
  for (const part of parts) {
    words += wordsIn(part);
    if (words.length > LONGEST) break;
  }
  return words;
}
