import { type Token, type TokenHandler, Tokenizer } from 'parse5';
import type { SourceRange } from '../island.ts';

/** An opening tag as a browser reads it; of an attribute given twice the first counts. */
export interface ReadTag {
  readonly tag: string;
  readonly attributes: ReadonlyMap<string, string>;
}

/** Reads one opening tag, `<` to `>`; null when it is anything else or more than that. */
export function readTag(written: string): ReadTag | null {
  const tags: Token.TagToken[] = [];
  let other = false;
  const strange = () => {
    other = true;
  };
  tokenise(written, { onStartTag: (tag) => tags.push(tag), onOther: strange, onText: strange });
  const [tag] = tags;
  if (other || !tag || tags.length > 1) return null;
  return { tag: tag.tagName, attributes: new Map(tag.attrs.map(({ name, value }) => [name, value])) };
}

/** Returns the range of each attribute of an opening tag, counted from the start of the tag. */
export function readPlaces(written: string): Readonly<Record<string, SourceRange>> {
  const places: [string, SourceRange][] = [];
  const nothing = () => undefined;
  const onStartTag = ({ location }: Token.TagToken) => {
    for (const [name, { startOffset, endOffset }] of Object.entries(location?.attrs ?? {}))
      places.push([name, { start: startOffset, end: endOffset }]);
  };
  tokenise(written, { onStartTag, onText: nothing, onOther: nothing });
  return Object.fromEntries(places);
}

/** Reads a run of text with its entities; null when it holds markup. */
export function readText(written: string): string | null {
  let text = '';
  let markup = false;
  const strange = () => {
    markup = true;
  };
  tokenise(written, {
    onStartTag: strange,
    onOther: strange,
    onText: (chars) => {
      text += chars;
    },
  });
  return markup ? null : text;
}

/**
 * Returns the ranges of the texts in the source between two tags; `strange` is true if it holds more than texts and comments.
 */
export function readContent(written: string): { readonly texts: readonly SourceRange[]; readonly strange: boolean } {
  const texts: { start: number; end: number }[] = [];
  let strange = false;
  const onMarkup = () => {
    strange = true;
  };
  tokenise(written, {
    onStartTag: onMarkup,
    onOther: onMarkup,
    onComment: () => undefined,
    onText: (_, location) => {
      const { startOffset, endOffset } = location ?? { startOffset: 0, endOffset: 0 };
      const last = texts.at(-1);
      if (last && last.end === startOffset) last.end = endOffset;
      else texts.push({ start: startOffset, end: endOffset });
    },
  });
  return { texts, strange };
}

/** Reads the value of an attribute as it is written between double quotes; it holds none. */
export function readValue(written: string): string {
  return readTag(`<a x="${written}">`)?.attributes.get('x') ?? written;
}

interface Handlers {
  readonly onStartTag: (tag: Token.TagToken) => void;
  readonly onText: (chars: string, location: Token.Location | null) => void;
  readonly onOther: () => void;
  readonly onComment?: () => void;
}

function tokenise(written: string, { onStartTag, onText, onOther, onComment = onOther }: Handlers): void {
  const onCharacters = ({ chars, location }: Token.CharacterToken) => onText(chars, location);
  const handler: TokenHandler = {
    onStartTag,
    onEndTag: onOther,
    onComment,
    onDoctype: onOther,
    onCharacter: onCharacters,
    onWhitespaceCharacter: onCharacters,
    // What a browser leaves out, the source keeps.
    onNullCharacter: () => undefined,
    onEof: () => undefined,
  };
  new Tokenizer({ sourceCodeLocationInfo: true }, handler).write(written, true);
}
