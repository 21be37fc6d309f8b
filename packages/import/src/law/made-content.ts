import { type DocumentNode, isJsonObject, type JsonValue } from '@mailwright/document';
import { htmlContent } from './html-content.ts';
import { plainWords } from './plain-words.ts';

/** What a reader can see or follow in what was made of a source. */
export interface MadeContent {
  /** As `plainWords` has them, one after the other. */
  readonly words: string;
  /** Whether a link, an image or a background leads there. */
  readonly holds: (address: string) => boolean;
  /** How often an image has this address. */
  readonly images: (address: string) => number;
  /** `#rrggbb`. */
  readonly colors: ReadonlySet<string>;
}

interface Gathered {
  readonly words: string[];
  readonly addresses: string[];
  readonly images: Map<string, number>;
  readonly colors: Set<string>;
}

/** Everything in the blocks of a document and in the code among them; `more` are words that stand beside it. */
export function madeContent(nodes: readonly DocumentNode[], more: readonly string[] = []): MadeContent {
  const found: Gathered = { words: [...more], addresses: [], images: new Map(), colors: new Set() };
  for (const node of nodes) gather(node, found);
  const addresses = found.addresses.join(' ');
  const known = new Set(found.addresses);
  const forms = (address: string) => [address, address.replace(/^\/\//, 'https://')];
  return {
    words: plainWords(found.words.join(' ')),
    holds: (address) => forms(address).some((form) => known.has(form) || addresses.includes(form)),
    images: (address) => Math.max(0, ...forms(address).map((form) => found.images.get(form) ?? 0)),
    colors: found.colors,
  };
}

function gather(node: DocumentNode, found: Gathered): void {
  gatherValues(node.props, found);
  gatherValues(node.style as JsonValue, found);
  for (const child of node.children ?? []) gather(child, found);
}

/** Words in their order; code as what it says. */
function gatherValues(value: JsonValue, found: Gathered): void {
  if (Array.isArray(value)) for (const each of value) gatherValues(each, found);
  else if (isJsonObject(value)) {
    for (const [key, each] of Object.entries(value)) {
      if (typeof each === 'string') gatherText(key, each, found);
      else gatherValues(each, found);
    }
  }
}

function gatherText(key: string, value: string, found: Gathered): void {
  if (key === 'text' || key === 'label') found.words.push(value);
  else if (key === 'source') {
    const code = htmlContent(value);
    found.words.push(code.words.join(' '));
    found.addresses.push(value, ...code.addresses);
    for (const image of code.images) add(image, found);
  } else if (/^(?:href|src|srcDark|srcPhone|backgroundImage)$/.test(key)) {
    found.addresses.push(value);
    if (key.startsWith('src')) add(value, found);
  } else if (/color$/i.test(key)) found.colors.add(value.toLowerCase());
}

function add(image: string, { images }: Gathered): void {
  images.set(image, (images.get(image) ?? 0) + 1);
}
