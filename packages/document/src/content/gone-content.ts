import { isLegalText, isSubscriptionLink, neutralTag, readNeutralTag, tagPieces } from '@mailwright/contract';
import { isElse, ownerOf } from '../conditions/branches.ts';
import { ownCondition } from '../conditions/node-condition.ts';
import { definitionOf } from '../definition-of.ts';
import type { DocumentNode, EmailDocument, NodeCondition } from '../node.ts';
import { walkNodes } from '../tree/walk.ts';
import type { ContentEntry } from './content-entry.ts';
import { linksOf } from './links-of.ts';
import { type ContentOptions, nodeContent } from './map-content.ts';
import { richLines } from './rich-lines.ts';

/** Content that a mail had before an act and has nowhere after it, each once, in the order of the mail. */
export interface GoneContent {
  /** Addresses of links. */
  readonly links: readonly string[];
  /** Fields as `{{ name }}`; tags of sending systems as they are written. */
  readonly fields: readonly string[];
  /** Tests of conditions, and the lists of repeats. */
  readonly conditions: readonly string[];
  /** Lines that a law or a contract asks for. */
  readonly legal: readonly string[];
}

export interface GoneOptions extends ContentOptions {
  /** Tells what the act itself says it replaces; links to unsubscribe, to preferences and to the view in a browser never are. */
  readonly isObject?: (entry: ContentEntry, node: DocumentNode) => boolean;
  /**
   * Tells of which nodes the act gives another version: of them the same links count alone, unless `leavesOwed`, and for
   * whom the mail itself shows them.
   */
  readonly isReplaced?: (node: DocumentNode) => boolean;
  readonly leavesOwed?: boolean;
}

type Nodes = Pick<EmailDocument, 'nodes'>;

/** Links, merge fields, conditions and legal lines that an act would take out of a mail. */
export function goneContent(before: Nodes, after: Nodes, options: GoneOptions): GoneContent {
  const { isObject: _, isReplaced: __, ...reading } = options;
  const [stood, stands] = [allNodes(before), allNodes(after)];
  const was = contentIn(before, options, stands);
  const gone = missing(was, contentIn(after, reading, stood));
  // What came out of a node that changed may stand in one that did not: those are read where it matters alone.
  return isNothingGone(gone) ? gone : missing(was, contentIn(after, reading, new Set()));
}

/** Returns whether an act removes nothing from a mail that must stay. */
export function isNothingGone({ links, fields, conditions, legal }: GoneContent): boolean {
  return links.length + fields.length + conditions.length + legal.length === 0;
}

interface Content {
  readonly links: Set<string>;
  readonly fields: Set<string>;
  /** With the number of nodes that have them. */
  readonly conditions: Map<string, number>;
  readonly legal: Set<string>;
  /** All lines, one after the other. */
  readonly lines: string[];
}

function missing(was: Content, is: Content): GoneContent {
  const links = [...was.links].filter((link) => !is.links.has(link));
  const words = is.lines.join(' ');
  return {
    links,
    fields: [...was.fields].filter((field) => !is.fields.has(field) && !links.includes(field)),
    conditions: [...was.conditions].flatMap(([name, count]) => ((is.conditions.get(name) ?? 0) < count ? [name] : [])),
    legal: [...was.legal].filter((line) => !words.includes(line)),
  };
}

function allNodes({ nodes }: Nodes): ReadonlySet<DocumentNode> {
  const all = new Set<DocumentNode>();
  walkNodes(nodes, (node) => all.add(node));
  return all;
}

/** Returns what is in nodes; of those that are `known` elsewhere, for whom they are shown alone. */
function contentIn({ nodes }: Nodes, options: GoneOptions, known: ReadonlySet<DocumentNode>): Content {
  const content: Content = {
    links: new Set(),
    fields: new Set(),
    conditions: new Map(),
    legal: new Set(),
    lines: [],
  };
  const { isReplaced = () => false, leavesOwed = false } = options;
  walkNodes(nodes, (node, parent) => {
    const isOther = isReplaced(node);
    const names = isOther && !node.instance?.shownByMail ? [] : audienceOf(node, parent?.children ?? nodes);
    for (const name of names) content.conditions.set(name, (content.conditions.get(name) ?? 0) + 1);
    if (isOther) {
      if (!leavesOwed) addLinks(content, nodeContent(node, options), () => true);
    } else if (!known.has(node)) addNode(content, node, options);
  });
  return content;
}

/** For whom and how often a node is shown, in words of the document. */
function audienceOf(node: DocumentNode, siblings: readonly DocumentNode[]): readonly string[] {
  const owner = isElse(node) ? ownerOf(siblings, node) : undefined;
  const condition = owner ? `otherwise: ${sayCondition(owner.condition)}` : sayCondition(node.condition);
  return [...(condition === '' ? [] : [condition]), ...(node.repeat ? [node.repeat.list] : [])];
}

function sayCondition(condition: NodeCondition | undefined): string {
  const own = ownCondition(condition);
  const tests = own?.tests.map(({ field, operator, value }) => [field, operator, value ?? ''].join(' ').trim());
  return tests?.join(own?.match === 'any' ? ' | ' : ' & ') ?? '';
}

function addNode(content: Content, node: DocumentNode, options: GoneOptions): void {
  const block = definitionOf(node.type, options.registry);
  if (!block) return;
  const { isObject = () => false } = options;
  const entries = nodeContent(node, options);
  addLinks(content, entries, (entry) => isObject(entry, node));
  for (const entry of entries) {
    if (!isObject(entry, node)) addTags(content, entry.value);
    const isInLines = entry.prop === block.richTextProp && entry.item === undefined;
    if (entry.kind === 'text' && entry.role !== 'title' && !isInLines) addLine(content, entry.value);
  }
  for (const line of block.richTextProp === undefined ? [] : richLines(node.props[block.richTextProp])) {
    addTags(content, line);
    addLine(content, line);
  }
  // Tags of code stand anywhere: between its elements, in its comments and styles.
  for (const { kind, prop } of block.fields) {
    const code = kind === 'code' ? node.props[prop] : undefined;
    if (typeof code === 'string') addTags(content, code);
  }
}

function addLinks(
  content: Content,
  entries: readonly ContentEntry[],
  isObject: (entry: ContentEntry) => boolean,
): void {
  for (const { entries: runs, words } of linksOf(entries)) {
    const [entry] = runs;
    const address = entry.value.trim();
    if (address === '' || address === '#') continue;
    if (!isObject(entry) || isSubscriptionLink(address, words)) content.links.add(spaced(address));
  }
}

function addTags(content: Content, text: string): void {
  for (const { text: tag, isTag } of tagPieces(text)) {
    if (isTag) content.fields.add(nameOf(tag));
  }
}

function nameOf(tag: string): string {
  const field = readNeutralTag(tag);
  return field ? neutralTag(field.name) : spaced(tag);
}

function addLine(content: Content, text: string): void {
  const line = spaced(text);
  if (line === '') return;
  content.lines.push(line);
  if (isLegalText(line)) content.legal.add(line);
}

function spaced(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
