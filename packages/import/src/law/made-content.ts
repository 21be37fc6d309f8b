import { type DocumentNode, isJsonObject, type JsonValue } from '@mailwright/document';
import { type HtmlContent, htmlContent } from './html-content.ts';
import { plainTag, tagsIn } from './plain-tags.ts';
import { plainWords } from './plain-words.ts';

/** Content that a reader or a machine gets of the result of an import. */
export interface MadeContent {
  /** Words in the form that `plainWords` returns, one after the other. */
  readonly words: string;
  /** Returns whether a link, an image or a background has this address. */
  readonly holds: (address: string) => boolean;
  /** Counts how many links lead there; words of one link that look otherwise are one. */
  readonly links: (address: string) => number;
  /** Returns the number of images with this address. */
  readonly images: (address: string) => number;
  /** `#rrggbb`. */
  readonly colors: ReadonlySet<string>;
  /** Colors of dark mode, as they are written in styles. */
  readonly darkColors: ReadonlySet<string>;
  /** Addresses of images of which blocks have another version for dark mode. */
  readonly darkImages: ReadonlySet<string>;
  /** Number of occurrences of each template tag, in the form that `plainTag` returns. */
  readonly tags: ReadonlyMap<string, number>;
  /** Names that links can lead to. */
  readonly anchors: ReadonlySet<string>;
  /** Number of backgrounds that are gradients. */
  readonly gradients: number;
  /** Returns whether a block has this value under this name. */
  readonly says: (name: string, value: string) => boolean;
}

interface Gathered {
  /** Since the last code. */
  readonly words: string[];
  /** Before that, as `plainWords` has them: a tag that is torn by markup in code is none. */
  readonly plain: string[];
  readonly addresses: string[];
  readonly links: Map<string, number>;
  readonly images: Map<string, number>;
  readonly colors: Set<string>;
  readonly darkColors: Set<string>;
  readonly darkImages: Set<string>;
  readonly tags: Map<string, number>;
  readonly anchors: Set<string>;
  readonly values: Set<string>;
  gradients: number;
}

/**
 * Everything in the blocks of a document and in the code among them; `more` are words that stand beside it, `css` is what
 * the code needs.
 */
export function madeContent(nodes: readonly DocumentNode[], more: readonly string[] = [], css = ''): MadeContent {
  const found: Gathered = {
    words: [...more],
    plain: [],
    addresses: [],
    links: new Map(),
    images: new Map(),
    colors: new Set(),
    darkColors: new Set(),
    darkImages: new Set(),
    tags: new Map(),
    anchors: new Set(),
    values: new Set(),
    gradients: 0,
  };
  for (const words of [...more, css]) addTags(words, found);
  for (const node of nodes) gather(node, found);
  const addresses = found.addresses.join(' ');
  const known = new Set(found.addresses);
  const forms = (address: string) => [address, address.replace(/^\/\//, 'https://')];
  return {
    ...found,
    words: [...found.plain, plainWords(found.words.join(' '))].join(''),
    holds: (address) => forms(address).some((form) => known.has(form) || addresses.includes(form)),
    links: (address) => Math.max(0, ...forms(address).map((form) => found.links.get(form) ?? 0)),
    images: (address) => Math.max(0, ...forms(address).map((form) => found.images.get(form) ?? 0)),
    says: (name, value) => found.values.has(`${name} ${value}`),
  };
}

function gather(node: DocumentNode, found: Gathered): void {
  gatherValues(node.props, found);
  // An image with one for dark mode or for phones stands for several, each with its link.
  if (node.props.srcDark) found.darkImages.add(String(node.props.src ?? ''));
  for (const version of [node.props.srcDark, node.props.srcPhone])
    if (version && isJsonObject(node.props.link)) add(String(node.props.link.href ?? ''), found.links);
  gatherValues(node.style as JsonValue, found);
  if (node.style.gradientFrom && node.style.gradientTo) found.gradients += 1;
  for (const color of Object.values(node.style.dark ?? {})) found.darkColors.add(String(color).toLowerCase());
  if (node.anchor) found.anchors.add(node.anchor);
  for (const child of node.children ?? []) gather(child, found);
}

/** Words in their order; code as what it says. */
function gatherValues(value: JsonValue, found: Gathered): void {
  if (Array.isArray(value)) {
    for (const [index, each] of value.entries()) {
      gatherValues(each, found);
      const link = linkOfRun(each);
      if (link !== '' && link === linkOfRun(value[index - 1])) add(link, found.links, -1);
    }
  } else if (isJsonObject(value)) {
    if (value.type === 'mergeField' && isJsonObject(value.attrs)) addTags(`{{${value.attrs.name}}}`, found);
    for (const [key, each] of Object.entries(value)) {
      if (typeof each === 'string') gatherText(key, each, found);
      else gatherValues(each, found);
      if (typeof each === 'string' || typeof each === 'number') found.values.add(`${key} ${each}`);
    }
  }
}

function gatherText(key: string, value: string, found: Gathered): void {
  if (key !== 'source') addTags(value, found);
  if (key !== 'source' && /gradient\(/i.test(value)) found.gradients += 1;
  if (key === 'source') gatherCode(htmlContent(value), value, found);
  else if (key === 'text' || key === 'label') found.words.push(value);
  else if (/^(?:href|src|srcDark|srcPhone|backgroundImage)$/.test(key)) {
    found.addresses.push(value);
    if (key === 'href') add(value, found.links);
    if (key.startsWith('src')) add(value, found.images);
  } else if (/color$/i.test(key)) found.colors.add(value.toLowerCase());
}

function gatherCode(code: HtmlContent, source: string, found: Gathered): void {
  found.plain.push(plainWords(found.words.splice(0).join(' ')), ...code.words.map(plainWords));
  found.addresses.push(source, ...code.addresses);
  for (const link of code.links) add(link, found.links);
  for (const image of code.images) add(image, found.images);
  for (const text of [...code.words, ...code.addresses, ...code.comments]) addTags(text, found);
  for (const name of code.names) found.anchors.add(name);
}

function addTags(text: string, { tags }: Gathered): void {
  for (const tag of tagsIn(text)) add(plainTag(tag), tags);
}

function add(value: string, counts: Map<string, number>, by = 1): void {
  counts.set(value, (counts.get(value) ?? 0) + by);
}

/** Finds where a run of rich text leads; '' for what is none, and for one without a link. */
function linkOfRun(run: JsonValue | undefined): string {
  const marks = isJsonObject(run) && Array.isArray(run.marks) ? run.marks : [];
  const link = marks.find((mark) => isJsonObject(mark) && mark.type === 'link');
  return isJsonObject(link) && isJsonObject(link.attrs) ? String(link.attrs.href ?? '') : '';
}
