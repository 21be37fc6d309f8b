import { escapeHtml } from '@mailwright/blocks';
import type { JsonValue } from '@mailwright/document';
import { at, list, text } from '../design/narrow.ts';

const MAX_NESTING_DEPTH = 12;

/** Marks that Lexical counts as bits of `format`. */
const FORMATS = [
  [1, 'strong'],
  [2, 'em'],
  [4, 's'],
  [8, 'u'],
] as const;

const TAGS: ReadonlyMap<string, string> = new Map([
  ['paragraph', 'p'],
  ['heading', 'h2'],
  ['list', 'ul'],
  ['listitem', 'li'],
]);

/** The words of newer designs, which are kept as the JSON of their text editor, as HTML; '' when they cannot be read. */
export function lexicalHtml(value: JsonValue | undefined): string {
  try {
    const json = (typeof value === 'string' ? JSON.parse(value) : value) as JsonValue | undefined;
    return htmlOf(at(json, 'root'), 0);
  } catch {
    return '';
  }
}

function htmlOf(node: JsonValue | undefined, depth: number): string {
  if (depth > MAX_NESTING_DEPTH) return '';
  const type = text(at(node, 'type'));
  if (type === 'linebreak') return '<br>';
  if (type === 'text') return textHtml(node);
  const inside = list(at(node, 'children'))
    .map((child) => htmlOf(child, depth + 1))
    .join('');
  if (type === 'link' || type === 'autolink') return `<a href="${escapeHtml(text(at(node, 'url')))}">${inside}</a>`;
  const tag = type === 'list' && text(at(node, 'listType')) === 'number' ? 'ol' : TAGS.get(type);
  if (!tag) return inside;
  const format = text(at(node, 'format'));
  const aligned = /^(?:left|center|right|justify)$/.test(format) ? ` style="text-align:${format}"` : '';
  return `<${tag}${aligned}>${inside}</${tag}>`;
}

function textHtml(node: JsonValue | undefined): string {
  const format = Number(at(node, 'format')) || 0;
  const look = text(at(node, 'style'));
  const words = escapeHtml(text(at(node, 'text')));
  const marked = FORMATS.reduce((html, [bit, tag]) => (format & bit ? `<${tag}>${html}</${tag}>` : html), words);
  return look === '' ? marked : `<span style="${escapeHtml(look)}">${marked}</span>`;
}
