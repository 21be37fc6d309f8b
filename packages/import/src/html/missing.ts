import { type DocumentNode, isJsonObject, type JsonValue } from '@mailwright/document';
import { type HtmlElement, isElement, parseHtml } from '@mailwright/island';
import { attribute, textValue, withoutUnseen } from './dom.ts';
import type { ImportContext } from './import-context.ts';
import { kindOf } from './recognize/classify.ts';

/** What a reader can see or follow in a mail. */
interface Inventory {
  readonly words: readonly string[];
  readonly links: readonly string[];
  readonly images: readonly string[];
}

/** All that is seen of a mail on a desktop. */
function inventoryOf(body: HtmlElement, context: ImportContext): Inventory {
  const found = { words: [] as string[], links: [] as string[], images: [] as string[] };
  collect(body, context, found);
  return found;
}

function collect(
  element: HtmlElement,
  context: ImportContext,
  found: { words: string[]; links: string[]; images: string[] },
): void {
  for (const node of element.childNodes) {
    const text = textValue(node);
    if (text !== undefined && plain(text) !== '') found.words.push(plain(text));
    if (!isElement(node)) continue;
    const kind = kindOf(node, context);
    if (kind === 'silent' || kind === 'hidden') continue;
    if (node.tagName === 'a' && attribute(node, 'href').trim() !== '') found.links.push(attribute(node, 'href').trim());
    if (node.tagName === 'img') found.images.push(attribute(node, 'src').trim());
    collect(node, context, found);
  }
}

/** Names what is in the source and neither in a block nor in code that stays: nothing is lost in silence. */
export function noteMissing(
  body: HtmlElement,
  context: ImportContext,
  nodes: readonly DocumentNode[],
  preheader: string,
): void {
  const { words, links, images } = inventoryOf(body, context);
  const made: Made = { words: [preheader], addresses: [] };
  for (const node of nodes) gather(node, made);
  const all = plain(made.words.join(''));
  const addresses = made.addresses.join(' ');
  const holds = (address: string) =>
    addresses.includes(address.replace(/^\/\//, 'https://')) || addresses.includes(address);
  const drop = (part: string, detail: string, reason: 'no-counterpart' | 'unsafe') =>
    context.report.note({ fidelity: 'dropped', part, reason, detail: detail.slice(0, 120) });
  for (const word of new Set(words)) if (!all.includes(word)) drop('text', word, 'no-counterpart');
  for (const link of new Set(links)) if (!holds(link)) drop('a', link, 'unsafe');
  for (const image of new Set(images)) if (!holds(image)) drop('img', image, 'unsafe');
}

interface Made {
  readonly words: string[];
  readonly addresses: string[];
}

function gather(node: DocumentNode, made: Made): void {
  gatherProps(node.props, made);
  for (const child of node.children ?? []) gather(child, made);
}

/** Words in their order, merge fields as they are written in words; code as what it says. */
function gatherProps(value: JsonValue, made: Made): void {
  if (Array.isArray(value)) for (const each of value) gatherProps(each, made);
  else if (isJsonObject(value)) {
    if (value.type === 'mergeField' && isJsonObject(value.attrs)) made.words.push(`{{${value.attrs.name}}}`);
    for (const [key, each] of Object.entries(value)) {
      if (typeof each !== 'string') gatherProps(each, made);
      else if (key === 'text' || key === 'label') made.words.push(each);
      else if (key === 'href' || key === 'src') made.addresses.push(each);
      else if (key === 'source') {
        made.words.push(codeWords(each));
        made.addresses.push(each, ...codeAddresses(each));
      }
    }
  }
}

function codeWords(source: string): string {
  return elementsIn(source)
    .flatMap(({ childNodes }) => childNodes.map((node) => textValue(node) ?? ''))
    .join(' ');
}

function codeAddresses(source: string): readonly string[] {
  return elementsIn(source).flatMap(({ attrs }) => attrs.map(({ value }) => value));
}

function elementsIn(source: string): readonly HtmlElement[] {
  const inside = (element: HtmlElement): readonly HtmlElement[] => [
    element,
    ...element.childNodes.filter(isElement).flatMap(inside),
  ];
  return parseHtml(source)?.childNodes.filter(isElement).flatMap(inside) ?? [];
}

/** Words without the blanks between them, of which a block may have fewer or more. */
function plain(text: string): string {
  return withoutUnseen(text).replace(/\s+/g, '').toLowerCase();
}
