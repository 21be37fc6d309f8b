import { type HtmlElement, type HtmlNode, isElement } from '@mailwright/island';
import { childElements, isBlank, parentElement, textValue } from '../dom.ts';
import type { BoxLook } from '../look/box-look.ts';
import { lookOf, type Reading, type View } from '../reading.ts';
import { holdsTag } from '../template-tags.ts';
import { buttonPart } from './button-part.ts';
import { isEmpty, isHidden, kindOf } from './classify.ts';
import { codePart } from './code-part.ts';
import { columnsPart, isBeside } from './columns-part.ts';
import { emptyPart, rulePart } from './line-parts.ts';
import { listPart } from './list-part.ts';
import type { BoxPart, LeafPart, Part } from './part.ts';
import { runParts } from './run-parts.ts';
import { tableParts } from './table-parts.ts';

/** What an element holds, as parts under each other. */
export function partsOf(nodes: readonly HtmlNode[], reading: Reading): readonly Part[] {
  const parts: Part[] = [];
  let run: HtmlNode[] = [];
  const endRun = () => {
    if (run.length > 0) parts.push(...runParts(run, reading));
    run = [];
  };
  for (const group of grouped(withoutMoved(nodes, reading), reading)) {
    const [first] = group.nodes;
    if (!first) continue;
    switch (group.kind) {
      case 'columns':
        endRun();
        for (const node of group.nodes) if (!isElement(node)) reading.silent(node);
        parts.push(columnsPart(group.nodes.filter(isElement), reading));
        break;
      case 'torn':
        endRun();
        parts.push(...[codePart(group.nodes, reading)].flatMap((part) => part ?? []));
        break;
      case 'run':
        run.push(...group.nodes);
        break;
      case 'one': {
        const kind = kindOf(first, reading);
        if (kind === 'silent') reading.silent(first);
        else if (isElement(first)) {
          endRun();
          parts.push(...elementParts(first, kind, reading));
        }
      }
    }
  }
  endRun();
  return parts;
}

/**
 * Without the template tags that stand between the rows of a table, which the parser moves before it; into the blanks
 * there, too, so that they begin before the table and end in it.
 */
function withoutMoved(nodes: readonly HtmlNode[], { source }: Reading): readonly HtmlNode[] {
  const tables = nodes.filter((node) => isElement(node) && node.tagName === 'table');
  if (tables.length === 0) return nodes;
  return nodes.filter((node) => {
    const text = textValue(node);
    const place = node.sourceCodeLocation;
    if (text === undefined || !place || !holdsTag(text)) return true;
    return !tables.some(
      ({ sourceCodeLocation: table }) =>
        table &&
        place.startOffset < table.endOffset &&
        place.endOffset > table.startOffset &&
        isBlank(source.slice(place.startOffset, table.startOffset)),
    );
  });
}

interface Group {
  /** `torn`: from a template tag to the one that ends it; `run`: inline content; `columns`: boxes beside each other. */
  readonly kind: 'torn' | 'run' | 'columns' | 'one';
  readonly nodes: readonly HtmlNode[];
}

function grouped(nodes: readonly HtmlNode[], reading: Reading): readonly Group[] {
  const groups: Group[] = [];
  for (let at = 0; at < nodes.length; ) {
    const torn = nodes.slice(at, tornEnd(nodes, at, reading));
    const beside = torn.length > 0 ? [] : nodes.slice(at, besideEnd(nodes, at, reading));
    const columns = beside.filter(isElement).length > 1;
    const one = nodes.slice(at, at + 1);
    if (torn.length > 0) {
      const inline = torn.every((node) => kindOf(node, reading) === 'inline' || kindOf(node, reading) === 'silent');
      groups.push({ kind: inline ? 'run' : 'torn', nodes: torn });
    } else if (columns) groups.push({ kind: 'columns', nodes: beside });
    else groups.push({ kind: one.some((node) => kindOf(node, reading) === 'inline') ? 'run' : 'one', nodes: one });
    at += torn.length || (columns ? beside.length : 1);
  }
  return groups;
}

/** Behind the node in which everything has ended that began at `from`; `from` itself where nothing begins. */
function tornEnd(nodes: readonly HtmlNode[], from: number, reading: Reading): number {
  let depth = 0;
  for (let at = from; at < nodes.length; at += 1) {
    const location = nodes[at]?.sourceCodeLocation;
    if (location) depth += reading.tags.depth(location.startOffset, location.endOffset);
    if (depth <= 0) return at === from ? from : at + 1;
  }
  return nodes.length;
}

/** Behind the last of the boxes that stand beside the one at `from`, whatever blanks are between them. */
function besideEnd(nodes: readonly HtmlNode[], from: number, reading: Reading): number {
  let end = from;
  for (let at = from; at < nodes.length; at += 1) {
    const node = nodes[at];
    if (!node) break;
    if (isElement(node)) {
      if (kindOf(node, reading) !== 'block' || !isBeside(node, reading)) break;
      end = at + 1;
    } else if (at === from || !isBlank(textValue(node) ?? '')) break;
  }
  return end;
}

function elementParts(element: HtmlElement, kind: string, reading: Reading): readonly Part[] {
  const location = element.sourceCodeLocation;
  const torn = location && !reading.tags.balanced(location.startOffset, location.endOffset);
  if (kind === 'hidden') return [reading.hidden(element)].flatMap((part) => part ?? []);
  const code = () => {
    const part = codePart([element], reading);
    return part ? [part] : [];
  };
  if (kind === 'foreign' || torn) return code();
  if (kind === 'line') return runParts([element], reading);
  const { tagName } = element;
  if (tagName === 'hr') return [rulePart(element, reading)];
  if (tagName === 'ul' || tagName === 'ol') return [listPart(element, reading) ?? code()].flat();
  if (tagName === 'dl') return code();
  const button = tagName === 'table' || tagName === 'div' || tagName === 'center' ? buttonPart(element, reading) : null;
  if (button && tagName !== 'div') return [button];
  return [boxPart(element, reading)];
}

/** An element as a box; of a table cell the margins stay inside. */
export function boxPart(element: HtmlElement, reading: Reading, cell = false): BoxPart {
  const look = lookOf(element, reading.desk);
  const phone = lookOf(element, reading.phone);
  const parent = parentElement(element);
  const around = parent ? reading.desk.text(parent) : null;
  const inline = look.display.startsWith('inline');
  const floats = look.float === 'left' || look.float === 'right' ? look.float : null;
  const handed = inline ? around?.align : around?.blocks;
  const place = floats ?? look.place ?? (handed === 'center' || handed === 'right' ? handed : 'left');
  const isTable = element.tagName === 'table';
  const unset = look.width.px === null && look.width.share === null;
  if (look.lostImage !== '')
    reading.report.note({
      fidelity: 'changed',
      part: element.tagName,
      reason: 'setting-left-out',
      detail: 'background-image',
    });
  const gone = isHidden(element, reading.phone);
  return {
    kind: 'box',
    element,
    look: unset && isTable ? withCells(look, element, reading.desk) : look,
    phone: unset && isTable ? withCells(phone, element, reading.phone) : phone,
    cell,
    place,
    verticalAlign: verticalAlignOf(element, reading),
    shrunk: unset && (isTable || inline || floats !== null) ? place : null,
    hideOn: gone ? 'mobile' : null,
    parts: held(element, reading),
  };
}

function verticalAlignOf(element: HtmlElement, reading: Reading): BoxPart['verticalAlign'] {
  if (element.tagName !== 'td' && element.tagName !== 'th') return 'top';
  const set = reading.desk.css(element).get('vertical-align')?.trim().toLowerCase() ?? '';
  return set === 'top' || set === 'bottom'
    ? set
    : set === '' || set === 'middle' || set === 'center'
      ? 'middle'
      : 'top';
}

function withCells(look: BoxLook, table: HtmlElement, view: View): BoxLook {
  return { ...look, width: { ...look.width, px: look.width.px ?? cellsWidth(table, view) } };
}

/** What the only cell of a table says of its width, with its padding. */
function cellsWidth(table: HtmlElement, view: View): number | null {
  let at = table;
  for (const tags of [['tbody'], ['tr'], ['td', 'th']]) {
    const inside = childElements(at).filter(({ tagName }) => tags.includes(tagName));
    const [only] = inside;
    if (!only && tags[0] === 'tbody') continue;
    if (!only || inside.length > 1) return null;
    at = only;
  }
  const { width, padding } = lookOf(at, view);
  return width.px === null ? null : width.px + padding.left + padding.right;
}

function held(element: HtmlElement, reading: Reading): readonly Part[] {
  if (isEmpty(element, reading) && element.tagName !== 'table') {
    const empty = emptyPart(element, reading);
    for (const node of element.childNodes) noteSilent(node, reading);
    return [...(empty ? [empty] : []), ...hiddenIn(element, reading)];
  }
  const parts = element.tagName === 'table' ? tableParts(element, reading) : partsOf(element.childNodes, reading);
  const level = /^h([1-6])$/.exec(element.tagName)?.[0];
  return level ? parts.map((part) => asHeading(part, level)) : parts;
}

function noteSilent(node: HtmlNode, reading: Reading): void {
  if (kindOf(node, reading) === 'silent') reading.silent(node);
  else if (isElement(node)) for (const child of node.childNodes) noteSilent(child, reading);
}

function hiddenIn(element: HtmlElement, reading: Reading): readonly Part[] {
  return element.childNodes.filter(isElement).flatMap((child): readonly Part[] => {
    if (kindOf(child, reading) !== 'hidden') return hiddenIn(child, reading);
    const part = reading.hidden(child);
    return part ? [part] : [];
  });
}

/** The words of a heading element are a heading. */
function asHeading(part: Part, level: string): Part {
  if (part.kind !== 'leaf' || part.type !== 'text') return part;
  const { lineHeight = 100, fontWeight, phone, ...style } = part.style;
  // Headings are spaced from another single spacing than texts.
  const spaced = (percent: number) => Math.round((percent * 1.4) / 1.2);
  const narrow = phone?.lineHeight === undefined ? phone : { ...phone, lineHeight: spaced(phone.lineHeight) };
  const heading: LeafPart = {
    ...part,
    name: level,
    type: 'heading',
    props: { level, content: part.props.content ?? [] },
    style: {
      ...style,
      fontWeight: fontWeight ?? 'normal',
      lineHeight: spaced(lineHeight),
      ...(narrow && { phone: narrow }),
    },
  };
  return heading;
}
