import { mapTags, tagInOneLine } from '@mailwright/contract';
import { type NodeSeed, RICH_TEXT_LIST_DEPTH, type RichMark, type RichText } from '@mailwright/document';
import { type HtmlElement, type HtmlNode, isElement, parseHtml } from '@mailwright/island';
import { attributeOf, inlineStyleOf, isHidden } from './paste-element.ts';
import { createPasteFlow, type PasteFlow } from './paste-flow.ts';
import { lookOf, type PasteLooks } from './paste-looks.ts';
import { linkOf, marksInside } from './paste-marks.ts';
import { buttonSeed, dividerSeed, headingSeed, imageSeed } from './paste-seeds.ts';
import { isWordItem, withoutWordMark, wordItemKind } from './paste-word.ts';

const NOT_DATA: ReadonlySet<string> = new Set(
  'article blockquote center div dl figure form h1 h2 h3 h4 h5 h6 hr img ol p pre section table ul'.split(' '),
);

/** The cells of a row of data; null for a row that only lays things out. */
function dataCells(row: HtmlElement): readonly HtmlElement[] | null {
  const cells = row.childNodes.filter(isElement).filter(({ tagName }) => tagName === 'td' || tagName === 'th');
  const isData = cells.length > 1 && !cells.some((cell) => holdsLayout(cell.childNodes));
  return isData ? cells : null;
}

function holdsLayout(nodes: readonly HtmlNode[]): boolean {
  return nodes.some((node) => isElement(node) && (NOT_DATA.has(node.tagName) || holdsLayout(node.childNodes)));
}

/** What is known while the tree is walked. */
interface Reading {
  readonly flow: PasteFlow;
  /** Makes the flow of a part that is read by itself. */
  readonly newFlow: () => PasteFlow;
  readonly marks: readonly RichMark[];
  /** null where what is read takes on the looks of the mail. */
  readonly looks: PasteLooks | null;
  readonly link: HtmlElement | null;
  readonly preformatted: boolean;
  /** Lists above. */
  readonly lists: number;
}

const DROPPED = words(`applet audio canvas embed frame frameset head iframe input link map math meta noembed
  noframes noscript object option script select style svg template textarea title video xml`);

const BLOCKS = words(`address article aside blockquote body caption center dd details div dl dt fieldset figcaption
  figure footer form header html legend li main nav p pre section summary table tbody td tfoot th thead tr`);

/**
 * Makes blocks of HTML from anywhere: a web page, a word processor, a mail. Texts, headings, lists, images, buttons and
 * lines are recognised, everything else gives its words; looks other than bold, italic and the like become those of the
 * mail. Nothing of the HTML itself survives. Empty when there is nothing to paste, or the HTML is larger than any mail.
 */
export function seedsFromHtml(html: string, newFlow = createPasteFlow): readonly NodeSeed[] {
  return readSeeds(html, newFlow, null);
}

/** The same for a design that is taken over: colours, sizes, fonts and alignments stay as the HTML sets them inline. */
export function seedsWithLooks(html: string, looks: PasteLooks): readonly NodeSeed[] {
  return readSeeds(html, createPasteFlow, looks);
}

function readSeeds(html: string, newFlow: () => PasteFlow, looks: PasteLooks | null): readonly NodeSeed[] {
  const document = parseHtml(html);
  if (!document) return [];
  const flow = newFlow();
  visitAll(document.childNodes, { flow, newFlow, looks, marks: [], link: null, preformatted: false, lists: 0 });
  return flow.seeds();
}

function visitAll(nodes: readonly HtmlNode[], reading: Reading): void {
  let wordItems: HtmlElement[] = [];
  const endWordList = () => {
    if (wordItems.length > 0) wordList(wordItems, reading);
    wordItems = [];
  };
  for (const node of nodes) {
    const item = isElement(node) && isWordItem(node) ? node : null;
    const blank = 'value' in node && node.nodeName === '#text' && node.value.trim() === '';
    if (wordItems.length > 0 && blank) continue;
    if (item === null || (wordItems[0] && wordItemKind(wordItems[0]) !== wordItemKind(item))) endWordList();
    if (item) wordItems.push(item);
    else visit(node, reading);
  }
  endWordList();
}

function visit(node: HtmlNode, reading: Reading): void {
  const { flow, marks, preformatted } = reading;
  if (node.nodeName === '#text' && 'value' in node) {
    if (preformatted) preformattedWords(node.value, reading);
    else flow.words(folded(node.value), marks);
  } else if (isElement(node) && !DROPPED.has(node.tagName) && !isHidden(node)) visitElement(node, reading);
}

function visitElement(element: HtmlElement, reading: Reading): void {
  const { flow } = reading;
  const { tagName, childNodes } = element;
  if (tagName === 'br') flow.lineBreak();
  else if (tagName === 'hr') flow.block(dividerSeed());
  else if (tagName === 'img') {
    const seed = imageSeed(element, reading.link ? linkOf(reading.link) : undefined);
    if (seed) flow.block(seed);
    else flow.words(attributeOf(element, 'alt').trim(), reading.marks);
  } else if (tagName === 'ul' || tagName === 'ol') list(element, reading);
  else if (/^h[1-6]$/.test(tagName)) heading(element, reading);
  else if (tagName === 'a' || tagName === 'button') link(element, reading);
  else if (tagName === 'tr' && dataCells(element)) dataRow(element, reading);
  else if (BLOCKS.has(tagName)) {
    flow.endParagraph();
    visitAll(childNodes, { ...inside(element, reading), preformatted: reading.preformatted || tagName === 'pre' });
    flow.endParagraph(alignOf(element, reading));
  } else visitAll(childNodes, inside(element, reading));
}

function inside(element: HtmlElement, reading: Reading): Reading {
  return { ...reading, marks: marksInside(element, reading.marks, reading.looks) };
}

function link(element: HtmlElement, reading: Reading): void {
  const seed = buttonSeed(element);
  if (seed) reading.flow.block(seed);
  else visitAll(element.childNodes, { ...inside(element, reading), link: element });
}

function heading(element: HtmlElement, reading: Reading): void {
  const { texts, others } = apart(element.childNodes, { ...reading, marks: [] });
  const seed = headingSeed(element.tagName, texts);
  if (seed) reading.flow.block(reading.looks ? { ...seed, style: lookOf(element, reading.looks.color) } : seed);
  for (const other of others) reading.flow.block(other);
}

function list(element: HtmlElement, reading: Reading): void {
  const items = element.childNodes.filter(isElement).filter((child) => !DROPPED.has(child.tagName) && !isHidden(child));
  addList(element.tagName === 'ol' ? 'orderedList' : 'bulletList', items, reading);
}

function wordList(items: readonly HtmlElement[], reading: Reading): void {
  const [first] = items;
  if (first) addList(wordItemKind(first), items, reading);
}

function addList(type: 'bulletList' | 'orderedList', items: readonly HtmlElement[], reading: Reading): void {
  const { flow, lists } = reading;
  const parts = items.map((item) => {
    // Lists written straight into a list, as Google Docs does, are items of their own.
    const own = item.tagName === 'ul' || item.tagName === 'ol' ? [item] : item.childNodes;
    const { texts, others } = apart(own, { ...inside(item, reading), lists: lists + 1 });
    return { texts: isWordItem(item) ? withoutWordMark(texts) : texts, others };
  });
  const filled = parts.filter(({ texts }) => texts.length > 0);
  if (lists >= RICH_TEXT_LIST_DEPTH) flow.rich(filled.flatMap(({ texts }) => texts));
  else if (filled.length > 0) {
    const content = filled.map(({ texts }) => ({ type: 'listItem' as const, content: startingWithParagraph(texts) }));
    flow.rich([{ type, content }]);
  }
  for (const other of parts.flatMap(({ others }) => others)) flow.block(other);
}

/** The text editor wants a paragraph first in each item. */
function startingWithParagraph(texts: RichText): RichText {
  return texts[0]?.type === 'paragraph' ? texts : [{ type: 'paragraph' }, ...texts];
}

/** What nodes hold as text, and the blocks that cannot stand in one. */
function apart(nodes: readonly HtmlNode[], reading: Reading): { texts: RichText; others: readonly NodeSeed[] } {
  const flow = reading.newFlow();
  visitAll(nodes, { ...reading, flow });
  const seeds = flow.seeds();
  const texts = seeds.flatMap(({ type, props }) => (type === 'text' ? (props.content as unknown as RichText) : []));
  return { texts, others: seeds.filter(({ type }) => type !== 'text') };
}

/** A row of a spreadsheet is a line of text, its cells set apart. */
function dataRow(element: HtmlElement, reading: Reading): void {
  const { flow, marks } = reading;
  flow.endParagraph();
  for (const [index, cell] of (dataCells(element) ?? []).entries()) {
    if (index > 0) flow.words('\u2003', marks);
    visitAll(cell.childNodes, inside(cell, reading));
  }
  flow.endParagraph();
}

/** Browsers fold blanks in a row; those of a template tag are part of it. */
function folded(text: string): string {
  return mapTags(text, (words) => words.replace(/[ \t\r\n\f]+/g, ' '), tagInOneLine);
}

function preformattedWords(text: string, { flow, marks }: Reading): void {
  for (const [index, line] of mapTags(text, same, tagInOneLine).split(/\r?\n/).entries()) {
    if (index > 0) flow.lineBreak();
    // Blanks that must be seen: ordinary ones would run together.
    flow.words(
      mapTags(line, (part) => part.replace(/\t/g, '    ').replaceAll('  ', '\u00a0 '), same),
      marks,
    );
  }
}

function alignOf(element: HtmlElement, { looks }: Reading): 'left' | 'center' | 'right' | 'justify' | null {
  // A text that is taken over as it looks may be centred around a paragraph that is not.
  if (looks) return lookOf(element).textAlign ?? null;
  const align = inlineStyleOf(element).get('text-align') ?? attributeOf(element, 'align').toLowerCase();
  return align === 'center' || align === 'right' || align === 'justify' ? align : null;
}

function same(text: string): string {
  return text;
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}
