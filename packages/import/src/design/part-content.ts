import { isRelativeAddress } from '@mailwright/blocks';
import { startsWithTag } from '@mailwright/contract';
import { isJsonObject, type JsonObject, type JsonValue } from '@mailwright/document';
import { htmlContent } from '../law/html-content.ts';
import { plainWords } from '../law/plain-words.ts';
import type { SaidBySource } from '../law/tell-lost.ts';

/** Words, links and images of a part of a design. */
export interface PartContent {
  /** Words in the form that `plainWords` returns, with the text they are in. */
  readonly words: readonly Said[];
  readonly links: readonly Said[];
  readonly images: readonly Said[];
}

export interface Said {
  readonly value: string;
  /** The HTML that it stands in; '' where it is a value by itself. */
  readonly html: string;
}

/** Keys of values that no reader sees: data of the editor, and styles. */
const UNSEEN: ReadonlySet<string> = new Set([
  '_meta',
  '_override',
  'computedStyle',
  'countdown',
  'displayCondition',
  'font',
  'fontFamily',
  'mobileStyle',
  'prefix',
  'style',
  'textJson',
]);

const WORDS: ReadonlySet<string> = new Set(['content', 'html', 'label', 'text']);

const IMAGES: ReadonlySet<string> = new Set(['image', 'src', 'thumbSrc', 'thumbnail', 'thumbnailUrl']);

/** Placeholder for a value next to it: a text with one is not an address yet. */
const PATTERN = /\{\{\s*\w+\s*\}\}/;

/** A part with more values in it is nothing that a person made. */
const MAX_VALUES = 20_000;

/** Everything in a part that a reader can see or follow, in its order. */
export function partContent(part: JsonObject): PartContent {
  const found = { words: [] as Said[], links: [] as Said[], images: [] as Said[] };
  const open: { readonly key: string; readonly around: string; readonly value: JsonValue }[] = [];
  const enter = (value: JsonValue, key: string) => {
    if (Array.isArray(value)) {
      // What stands in a list is called what the list is: the cells of a row.
      const name = key === 'cells' || key === 'rows' || key === 'headers' || key === 'footers' ? 'content' : key;
      for (const each of value.toReversed()) open.push({ key: name, around: key, value: each });
    } else if (isJsonObject(value)) {
      for (const [name, each] of Object.entries(value).toReversed())
        if (!UNSEEN.has(name)) open.push({ key: name, around: key, value: each });
    }
  };
  enter(part, '');
  for (let count = 0; open.length > 0 && count < MAX_VALUES; count += 1) {
    const next = open.pop();
    if (!next) break;
    if (typeof next.value === 'string') say(next.value, next.key, next.around, found);
    else enter(next.value, next.key);
  }
  return found;
}

/** The same of a whole design, for the law that counts what became of it; its parts count their images themselves. */
export function saidByDesign(design: JsonObject): SaidBySource {
  const { words, links, images } = partContent(design);
  const values = (said: readonly Said[]) => said.map(({ value }) => value);
  const htmls = new Set([...words, ...links, ...images].map(({ html }) => html).filter((html) => html !== ''));
  const texts = [...htmls].flatMap((html) => {
    const { words: own, addresses, comments } = htmlContent(html);
    return [...own, ...addresses, ...comments];
  });
  return { words: values(words), links: values(links), images: [], names: [], texts };
}

function say(value: string, key: string, around: string, found: Record<keyof PartContent, Said[]>): void {
  if (isAddress(value)) {
    if (IMAGES.has(key) && around !== 'video') found.images.push({ value: value.trim(), html: '' });
    else if (around === 'attrs' && PATTERN.test(value)) return;
    else if (key === 'href' || key === 'link' || (key === 'url' && !IMAGES.has(around)))
      found.links.push({ value: value.trim(), html: '' });
    else if (key === 'url') found.images.push({ value: value.trim(), html: '' });
  } else if (WORDS.has(key)) {
    const inside = htmlContent(value);
    const html = value;
    for (const text of inside.words) {
      const words = plainWords(text);
      if (words !== '') found.words.push({ value: words, html });
    }
    for (const link of inside.links) if (leadsSomewhere(link)) found.links.push({ value: link, html });
    for (const image of inside.images) if (leadsSomewhere(image)) found.images.push({ value: image, html });
  }
}

/** Of what stands in HTML it is known that it is an address, whatever it begins with. */
function leadsSomewhere(address: string): boolean {
  return isAddress(address) || isRelativeAddress(address) || startsWithTag(address);
}

function isAddress(value: string): boolean {
  return /^\s*(?:https?:|mailto:|tel:|sms:|\/\/)\S+\s*$/i.test(value);
}
