import { mapTags, tagInOneLine } from '@mailwright/contract';
import {
  type NodeSeed,
  RICH_TEXT_LIST_DEPTH,
  type RichBlock,
  type RichListItem,
  type RichMark,
  type RichText,
} from '@mailwright/document';
import { type HtmlElement, type HtmlNode, isElement, parseHtml } from '@mailwright/island';
import { type FlatItem, listAttrs, nestedLists, startingWithParagraph } from '../shared/text/nested-lists.ts';
import { attributeOf, inlineStyleOf, isHidden } from './paste-element.ts';
import { createPasteFlow, type PasteFlow } from './paste-flow.ts';
import {
  directionOf,
  isCheckMark,
  type LeveledItem,
  leveledItems,
  listType,
  markerOf,
  ownNumbers,
  startOf,
} from './paste-lists.ts';
import { lookOf, type PasteLooks } from './paste-looks.ts';
import { linkOf, marksInside } from './paste-marks.ts';
import { buttonSeed, dividerSeed, headingSeed, imageSeed } from './paste-seeds.ts';
import { isWrittenMark, type WordItem, type WordLists, withoutWordMark, wordItem, wordLists } from './paste-word.ts';

/** Elements that make a table a layout table, since its cells hold more than one line of words. */
const LAYOUT: ReadonlySet<string> = new Set(
  'article blockquote center dl figure form h1 h2 h3 h4 h5 h6 hr img ol pre section table ul'.split(' '),
);

/** State passed down while the tree is read. */
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
  /** In an item of Word, whose bullet or number is none of its words. */
  readonly inWordItem: boolean;
  readonly wordLists: WordLists;
  readonly dir: 'ltr' | 'rtl' | undefined;
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
  visitAll(document.childNodes, {
    ...{ flow, newFlow, looks, marks: [], link: null, preformatted: false, lists: 0, inWordItem: false },
    ...{ wordLists: wordLists(html), dir: undefined },
  });
  return flow.seeds();
}

/** Items that are written after each other and make one list. */
interface ItemRun {
  readonly kind: 'word' | 'leveled';
  readonly items: FlatItem[];
  readonly others: NodeSeed[];
}

function visitAll(nodes: readonly HtmlNode[], reading: Reading): void {
  let run: ItemRun | null = null;
  const endRun = () => {
    if (run) addLists(run, reading);
    run = null;
  };
  const runOf = (kind: ItemRun['kind']): ItemRun => {
    if (run?.kind !== kind) endRun();
    run ??= { kind, items: [], others: [] };
    return run;
  };
  for (const node of nodes) {
    const blank = 'value' in node && node.nodeName === '#text' && node.value.trim() === '';
    if (run && (blank || node.nodeName === '#comment')) continue;
    const word = isElement(node) ? wordItem(node, reading.wordLists) : null;
    const leveled = word || !isElement(node) ? null : leveledItems(node);
    if (word && isElement(node)) addWordItem(node, word, runOf('word'), reading);
    else if (leveled) for (const item of leveled) addLeveledItem(item, runOf('leveled'), reading);
    else {
      endRun();
      visit(node, reading);
    }
  }
  endRun();
}

function visit(node: HtmlNode, reading: Reading): void {
  const { flow, marks, preformatted } = reading;
  if (node.nodeName === '#text' && 'value' in node) {
    if (preformatted) preformattedWords(node.value, reading);
    else flow.words(folded(node.value), marks);
  } else if (isElement(node) && !DROPPED.has(node.tagName) && !isHidden(node)) {
    if (!reading.inWordItem || !isWrittenMark(node)) visitElement(node, reading);
  }
}

function visitElement(element: HtmlElement, reading: Reading): void {
  const { flow } = reading;
  const { tagName, childNodes } = element;
  if (tagName === 'br') flow.lineBreak();
  else if (tagName === 'hr') flow.block(dividerSeed());
  else if (tagName === 'img') {
    if (isCheckMark(element)) return;
    const seed = imageSeed(element, reading.link ? linkOf(reading.link) : undefined);
    if (seed) flow.block(seed);
    else flow.words(attributeOf(element, 'alt').trim(), reading.marks);
  } else if (tagName === 'ul' || tagName === 'ol') list(element, reading);
  else if (/^h[1-6]$/.test(tagName)) heading(element, reading);
  else if (tagName === 'a' || tagName === 'button') link(element, reading);
  else if (tagName === 'table' && dataRows(element)) dataTable(element, reading);
  else if (BLOCKS.has(tagName)) {
    flow.endParagraph();
    visitAll(childNodes, { ...inside(element, reading), preformatted: reading.preformatted || tagName === 'pre' });
    flow.endParagraph(alignOf(element, reading), ownDirection(directionOf(element) ?? reading.dir));
  } else visitAll(childNodes, inside(element, reading));
}

function inside(element: HtmlElement, reading: Reading): Reading {
  const marks = marksInside(element, reading.marks, reading.looks);
  return { ...reading, marks, dir: directionOf(element) ?? reading.dir };
}

function link(element: HtmlElement, reading: Reading): void {
  const seed = buttonSeed(element);
  if (seed) reading.flow.block(seed);
  else visitAll(element.childNodes, { ...inside(element, reading), link: element });
}

function heading(element: HtmlElement, reading: Reading): void {
  const { texts, others } = apart(element.childNodes, { ...reading, marks: [] });
  const seed = headingSeed(element.tagName, texts, ownDirection(directionOf(element) ?? reading.dir));
  const textAlign = alignOf(element, reading);
  const style = reading.looks ? lookOf(element, reading.looks.color) : textAlign ? { textAlign } : {};
  if (seed) reading.flow.block({ ...seed, style });
  for (const other of others) reading.flow.block(other);
}

function list(element: HtmlElement, reading: Reading): void {
  const { flow, lists } = reading;
  const children = element.childNodes
    .filter(isElement)
    .filter((child) => !DROPPED.has(child.tagName) && !isHidden(child));
  const type = listType(element);
  const dir = directionOf(element) ?? reading.dir;
  const numbers = ownNumbers(element, children.filter(isItem));
  const items: RichListItem[] = [];
  const bare: RichBlock[] = [];
  const moved: NodeSeed[] = [];
  let count = 0;
  for (const child of children) {
    const isList = !isItem(child);
    const { texts, others } = apart(isList ? [child] : child.childNodes, {
      ...inside(child, reading),
      ...{ dir, lists: isList && items.length === 0 ? lists : lists + 1 },
    });
    moved.push(...others);
    const value = isList ? null : numbers[count];
    if (!isList) count += 1;
    if (texts.length === 0) continue;
    bare.push(...texts);
    const last = items.at(-1);
    // Lists written straight into a list, as Google Docs does, belong to the item before.
    if (isList && last) items[items.length - 1] = { ...last, content: [...last.content, ...texts] };
    else if (isList) items.push(...texts.flatMap(itemsIn));
    else {
      const attrs = type === 'orderedList' && value != null ? { attrs: { value } } : {};
      items.push({ type: 'listItem', ...attrs, content: startingWithParagraph(texts) });
    }
  }
  if (lists >= RICH_TEXT_LIST_DEPTH) flow.rich(bare);
  else if (items.length > 0) {
    const start = type === 'orderedList' ? startOf(element, count) : 1;
    const attrs = listAttrs({ marker: markerOf(element), start, dir: ownDirection(dir) }, type, lists + 1);
    flow.rich([{ type, ...attrs, content: items }]);
  }
  for (const other of moved) flow.block(other);
}

function isItem({ tagName }: HtmlElement): boolean {
  return tagName !== 'ul' && tagName !== 'ol';
}

function itemsIn(block: RichBlock): readonly RichListItem[] {
  return block.type === 'paragraph' ? [{ type: 'listItem', content: [block] }] : block.content;
}

function addWordItem(element: HtmlElement, item: WordItem, run: ItemRun, reading: Reading): void {
  const { texts, others } = itemContent(element, { ...reading, inWordItem: true });
  const content = withoutWordMark(texts);
  if (content.length > 0) run.items.push({ ...item, content });
  run.others.push(...others);
}

function addLeveledItem({ element, list: around, level }: LeveledItem, run: ItemRun, reading: Reading): void {
  const { texts, others } = itemContent(element, { ...reading, dir: directionOf(around) ?? reading.dir });
  const marker = markerOf(around);
  const start = startOf(around, 1);
  const said = { level, list: attributeOf(element, 'data-listid'), mark: start === 1 ? '' : `${start}` };
  if (texts.length > 0) run.items.push({ ...said, type: listType(around), ...(marker && { marker }), content: texts });
  run.others.push(...others);
}

function itemContent(element: HtmlElement, reading: Reading) {
  return apart(element.childNodes, { ...inside(element, reading), lists: reading.lists + 1 });
}

function addLists({ items, others }: ItemRun, { flow, lists }: Reading): void {
  flow.rich(nestedLists(items, lists + 1));
  for (const other of others) flow.block(other);
}

/** Returns the rich text of the nodes, and separately the blocks that a text cannot hold. */
function apart(nodes: readonly HtmlNode[], reading: Reading): { texts: RichText; others: readonly NodeSeed[] } {
  const flow = reading.newFlow();
  visitAll(nodes, { ...reading, flow });
  const seeds = flow.seeds();
  const texts = seeds.flatMap(({ type, props }) => (type === 'text' ? (props.content as unknown as RichText) : []));
  return { texts, others: seeds.filter(({ type }) => type !== 'text') };
}

/** Each row of a table of data is a line of text, its cells set apart. */
function dataTable(table: HtmlElement, reading: Reading): void {
  const { flow, marks } = reading;
  const caption = table.childNodes.filter(isElement).find(({ tagName }) => tagName === 'caption');
  if (caption) visit(caption, reading);
  for (const cells of dataRows(table) ?? []) {
    flow.endParagraph();
    for (const [index, cell] of cells.entries()) {
      if (index > 0) flow.words('\u2003', marks);
      const { texts } = apart(cell.childNodes, inside(cell, reading));
      for (const [line, text] of texts.entries()) {
        if (line > 0) flow.words(' ', marks);
        for (const inline of text.type === 'paragraph' ? (text.content ?? []) : [])
          if (inline.type === 'text') flow.words(inline.text, inline.marks ?? []);
          else flow.lineBreak();
      }
    }
    flow.endParagraph(null, ownDirection(directionOf(table) ?? reading.dir));
  }
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

function alignOf(element: HtmlElement, { looks, dir }: Reading): 'left' | 'center' | 'right' | 'justify' | null {
  // A text that is taken over as it looks may be centred around a paragraph that is not.
  if (looks) return lookOf(element).textAlign ?? null;
  const align = inlineStyleOf(element).get('text-align') ?? attributeOf(element, 'align').toLowerCase();
  const isLeft = align === 'left' && (directionOf(element) ?? dir) === 'rtl';
  return align === 'center' || align === 'right' || align === 'justify' || isLeft ? align : null;
}

/** Only what is read from right to left says so: most programs write the other direction everywhere. */
function ownDirection(dir: 'ltr' | 'rtl' | undefined): 'rtl' | undefined {
  return dir === 'rtl' ? dir : undefined;
}

function same(text: string): string {
  return text;
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}

/** The cells of a table of data, row by row: a line of words in each. null for a table that only lays things out. */
function dataRows(table: HtmlElement): readonly (readonly HtmlElement[])[] | null {
  const rows = rowsIn(table);
  const cells = rows.flat();
  if (!rows.some((row) => row.length > 1) || cells.some((cell) => paragraphsIn(cell.childNodes) > 1)) return null;
  return rows;
}

/** Paragraphs in a cell; more than any line has where something else than words stands there. */
function paragraphsIn(nodes: readonly HtmlNode[]): number {
  let count = 0;
  for (const node of nodes) {
    if (!isElement(node)) continue;
    if (LAYOUT.has(node.tagName)) return Number.POSITIVE_INFINITY;
    count += (node.tagName === 'p' ? 1 : 0) + paragraphsIn(node.childNodes);
  }
  return count;
}

function rowsIn(element: HtmlElement): readonly (readonly HtmlElement[])[] {
  return element.childNodes.filter(isElement).flatMap((child) => {
    if (child.tagName === 'tr')
      return [child.childNodes.filter(isElement).filter(({ tagName }) => tagName === 'td' || tagName === 'th')];
    return ['tbody', 'thead', 'tfoot'].includes(child.tagName) ? rowsIn(child) : [];
  });
}
