import type { SourceRange } from '../island.ts';
import type { ValuePatch } from './island-edit.ts';
import { readTag } from './read-tokens.ts';
import { effectiveDeclaration, styleDeclarations } from './style-declarations.ts';
import { encodeValue, hasOpenTemplateTag } from './text/encode-text.ts';
import { rawOf, rewritePieces, textOf, type WrittenPiece, writtenPieces } from './text/written-text.ts';

type TagResult =
  | { readonly ok: true; readonly written: string }
  | { readonly ok: false; readonly reason: 'templated' | 'changes-more' };

interface AttributePlace {
  readonly range: SourceRange;
  /** The value without its quotes; null: the attribute has none. */
  readonly value: SourceRange | null;
  readonly quote: '"' | "'" | '';
}

/**
 * Gives an opening tag other attributes and style declarations; everything else of it keeps its bytes. `attributes`
 * says where each is written, counted from the start of the tag. The result is read again: a browser finds exactly
 * what was asked for, or the answer is no.
 */
export function editTag(
  written: string,
  attributes: Readonly<Record<string, SourceRange>>,
  patch: { readonly attributes?: ValuePatch; readonly style?: ValuePatch },
): TagResult {
  const before = readTag(written);
  if (!before) return { ok: false, reason: 'changes-more' };
  const wanted = new Map(before.attributes);
  const values = new Map(Object.entries(patch.attributes ?? {}));
  const pieces = new Map<string, readonly WrittenPiece[]>();
  const places = new Map(Object.entries(attributes).map(([name, range]) => [name, placeOf(written, range)]));

  const style = Object.entries(patch.style ?? {});
  if (style.length > 0) {
    const place = places.get('style');
    const raw = place?.value ? written.slice(place.value.start, place.value.end) : '';
    const next = patchStyle(writtenPieces(raw, 'attribute'), style, place?.quote === "'" ? "'" : '"');
    pieces.set('style', next);
    values.set('style', textOf(next).trim() === '' ? null : textOf(next));
  }

  let result = written;
  const found = [...values].map(([name, value]) => ({ name, value, place: places.get(name) }));
  // From the end, so that the positions of what comes before stay right; what is new comes after the tag's name.
  for (const { name, value, place } of found.sort(
    (a, b) => (b.place?.range.start ?? 0) - (a.place?.range.start ?? 0),
  )) {
    if (value === null) wanted.delete(name);
    else wanted.set(name, value);
    if (before.attributes.get(name) === (value ?? undefined)) continue;
    if (place && hasOpenTemplateTag(valueText(written, place))) return { ok: false, reason: 'templated' };
    if (value === null) result = place ? withoutAttribute(result, place) : result;
    else if (place) result = withValue(result, place, value, pieces.get(name));
    else result = withAttribute(result, before.tag, name, value);
  }
  const after = readTag(result);
  const same = after?.tag === before.tag && sameValues(after.attributes, wanted);
  return same ? { ok: true, written: result } : { ok: false, reason: 'changes-more' };
}

/** The style pieces with other declarations; bytes of what stays are kept. */
function patchStyle(
  pieces: readonly WrittenPiece[],
  style: readonly (readonly [string, string | null])[],
  quote: '"' | "'",
): readonly WrittenPiece[] {
  let now = pieces;
  for (const [property, value] of style) {
    const splices = styleSplices(textOf(now), property, value);
    for (const { start, end, text } of splices.toReversed()) {
      const inserted = text === '' ? [] : [{ text, raw: encodeValue(text, quote) }];
      now = [...now.slice(0, pieceAt(now, start)), ...inserted, ...now.slice(pieceAt(now, end))];
    }
  }
  return now;
}

/** Index of the piece that begins at a position of the text. */
function pieceAt(pieces: readonly WrittenPiece[], position: number): number {
  let length = 0;
  for (const [index, { text }] of pieces.entries()) {
    if (length >= position) return index;
    length += text.length;
  }
  return pieces.length;
}

function placeOf(written: string, range: SourceRange): AttributePlace {
  const text = written.slice(range.start, range.end);
  const equals = /^[^=]+=\s*/.exec(text)?.[0].length;
  if (equals === undefined) return { range, value: null, quote: '' };
  const sign = text[equals];
  const quote = sign === '"' || sign === "'" ? sign : '';
  const start = range.start + equals + quote.length;
  return { range, value: { start, end: range.end - quote.length }, quote };
}

function valueText(written: string, { value }: AttributePlace): string {
  return value ? written.slice(value.start, value.end) : '';
}

function withValue(
  written: string,
  { range, value, quote }: AttributePlace,
  text: string,
  own: readonly WrittenPiece[] | undefined,
): string {
  if (!value) return splice(written, { start: range.end, end: range.end }, `="${encodeValue(text, '"')}"`);
  const sign = quote === "'" ? "'" : '"';
  const encode = encodingLike(written.slice(value.start, value.end), sign);
  const raw = own
    ? rawOf(own)
    : rewritePieces(writtenPieces(valueText(written, { range, value, quote }), 'attribute'), text, encode);
  const bare = quote === '' && /[\s"'=<>`]|^$|\/$/.test(raw);
  return splice(written, value, bare ? `"${raw.replaceAll('"', '&quot;')}"` : raw);
}

/** Addresses are written with `&` or with `&amp;`; a new one follows the old. */
function encodingLike(raw: string, quote: '"' | "'"): (text: string) => string {
  const bareSign = /&(?!#|[a-z0-9]+;)/i.test(raw);
  return (text) => {
    const encoded = encodeValue(text, quote);
    return bareSign ? encoded.replace(/&amp;(?=[a-z0-9_]+=)/gi, '&') : encoded;
  };
}

function withAttribute(written: string, tag: string, name: string, value: string): string {
  const at = 1 + tag.length;
  return splice(written, { start: at, end: at }, ` ${name}="${encodeValue(value, '"')}"`);
}

/** With the blank before it, unless that blank keeps apart what stands around. */
function withoutAttribute(written: string, { range }: AttributePlace): string {
  const blank = /\s*$/.exec(written.slice(0, range.start))?.[0].length ?? 0;
  const start = /[\s>]/.test(written[range.end] ?? '') ? range.start - blank : range.start;
  return splice(written, { start, end: range.end }, '');
}

function splice(text: string, { start, end }: SourceRange, replacement: string): string {
  return text.slice(0, start) + replacement + text.slice(end);
}

function sameValues(a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>): boolean {
  return a.size === b.size && [...a].every(([name, value]) => b.get(name) === value);
}

/** A replacement in a text. */
interface Splice {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Returns the replacements in a `style` after which a property has this value, or none (null). */
function styleSplices(style: string, property: string, value: string | null): readonly Splice[] {
  const declarations = styleDeclarations(style);
  if (value === null) {
    return declarations
      .filter((declaration) => declaration.property === property)
      .map(({ start, end }) => ({ start, end: end + afterDeclaration(style, end), text: '' }));
  }
  const found = effectiveDeclaration(declarations, property);
  if (found) return found.value === value ? [] : [{ start: found.valueStart, end: found.valueEnd, text: value }];
  const end = style.trimEnd().length;
  const colon = /^[-\w]+:\s/.test(style.slice(declarations.at(-1)?.start)) ? ': ' : ':';
  const gap = /;\s/.test(style) ? ' ' : '';
  const closed = end === 0 || style[end - 1] === ';';
  const text = `${closed ? (end === 0 ? '' : gap) : `;${gap}`}${property}${colon}${value}${closed && end > 0 ? ';' : ''}`;
  return [{ start: end, end, text }];
}

/** A declaration goes with its `;` and the blanks up to the next one. */
function afterDeclaration(style: string, end: number): number {
  return /^\s*;\s*/.exec(style.slice(end))?.[0].length ?? 0;
}
