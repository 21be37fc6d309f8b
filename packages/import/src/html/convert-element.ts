import { type HtmlElement, type HtmlNode, isElement } from '@mailwright/island';
import { passAnchors, passAnchorsIn, withAnchors } from './anchors.ts';
import { childElements } from './dom.ts';
import { type ImportContext, lookOf } from './import-context.ts';
import type { ImportBox, ImportCode, ImportColumns, ImportLeaf, ImportNode } from './import-node.ts';
import { isMachineData } from './law/machine-content.ts';
import { type BoxStyle, NO_SIDES } from './look/box-style.ts';
import { recognizeButton } from './recognize/blocks/button.ts';
import { boxedButtons } from './recognize/blocks/button-row.ts';
import { recognizeEmpty, recognizeRule } from './recognize/blocks/empty.ts';
import { recognizeFlatList } from './recognize/blocks/flat-list.ts';
import { recognizeHeading } from './recognize/blocks/heading.ts';
import { recognizeInline } from './recognize/blocks/inline.ts';
import { recognizeList } from './recognize/blocks/list.ts';
import { branchOf } from './recognize/branch.ts';
import { isEmpty, kindOf, type NodeKind } from './recognize/classify.ts';
import { hasTagsBetween, importCode } from './recognize/code.ts';
import { recognizeHidden } from './recognize/hidden.ts';
import { recognizeBox, recognizeRowBox } from './recognize/layout/box.ts';
import { boxColumns, type Columns } from './recognize/layout/columns.ts';
import { recognizeRow } from './recognize/layout/row.ts';
import { groupSiblings } from './recognize/layout/siblings.ts';
import { cellsOf, recognizeTable, rowsOf, tableOf } from './recognize/layout/table.ts';
import { outlookOnly, recognizeOutlookOnly } from './recognize/outlook-only.ts';
import { addSides } from './rows/row.ts';
import { holdsTag } from './template-tags.ts';

/*
 * All recursion through foreign HTML is here. What is in `recognize/` looks at one place at a time: it says what stands
 * there, and which elements are still to be converted.
 */

/** Siblings as nodes under each other, in the order of the source. */
export function convertNodes(siblings: readonly HtmlNode[], context: ImportContext): readonly ImportNode[] {
  const converted: ImportNode[] = [];
  let run: HtmlNode[] = [];
  const endRun = () => {
    if (run.length > 0) converted.push(...convertRun(run, context));
    run = [];
  };
  for (const { kind, nodes } of groupSiblings(siblings, context)) {
    const [first] = nodes;
    if (!first) continue;
    if (kind === 'run') run.push(...nodes);
    else if (kind === 'one' && kindOf(first, context) === 'silent') {
      const code = recognizeOutlookOnly(first, context);
      if (code) {
        endRun();
        converted.push(...withAnchors([code], context));
      } else noteSilent(first, context);
    } else if (kind !== 'one' || isElement(first)) {
      endRun();
      if (kind === 'columns') converted.push(convertBoxesBeside(nodes, context));
      else if (kind === 'list') converted.push(...convertFlatList(nodes, context));
      else if (kind === 'code') converted.push(...(convertBranch(nodes, context) ?? convertCode(nodes, context)));
      else if (isElement(first)) converted.push(...convertElement(first, kindOf(first, context), context));
    }
  }
  endRun();
  return converted;
}

/** An element as a box of converted nodes; of a table cell the margins stay inside. */
export function convertBox(element: HtmlElement, context: ImportContext, cell = false): ImportBox {
  passAnchors(element, context);
  const box = recognizeBox(element, context, cell);
  const children = convertContent(element, context);
  const [only] = children;
  const isWhole = children.length === 1 && only?.kind === 'code' && only.elements[0] === element;
  // Code has the look of its element itself.
  return isWhole
    ? { ...box, look: withoutLook(box.look), phone: withoutLook(box.phone), children }
    : { ...box, children };
}

function withoutLook(look: BoxStyle): BoxStyle {
  const nothing = { padding: NO_SIDES, margin: NO_SIDES, border: NO_SIDES };
  return { ...look, ...nothing, background: '', image: null, radius: 0, opacity: 1 };
}

function convertElement(element: HtmlElement, kind: NodeKind, context: ImportContext): readonly ImportNode[] {
  if (kind === 'hidden') return convertHidden(element, context);
  const location = element.sourceCodeLocation;
  const torn = location && !context.tags.balanced(location.startOffset, location.endOffset);
  if (kind === 'foreign' || torn) return convertCode([element], context);
  if (kind === 'line') return convertRun([element], context);
  switch (element.tagName) {
    case 'hr':
      passAnchors(element, context);
      return withAnchors([recognizeRule(element, context)], context);
    case 'ul':
    case 'ol': {
      const list = recognizeList(element, context);
      return list ? named([list], [element], context) : convertCode([element], context);
    }
    case 'dl':
      return convertCode([element], context);
    case 'table':
    case 'center': {
      const button = recognizeButton(element, context);
      return button ? named([button], [element], context) : [convertBox(element, context)];
    }
    default:
      return [convertBox(element, context)];
  }
}

function convertContent(element: HtmlElement, context: ImportContext): readonly ImportNode[] {
  if (context.stays.has(element)) return convertCode(element.childNodes, context);
  if (element.tagName === 'table') return convertTable(element, context);
  if (isEmpty(element, context)) {
    const empty = recognizeEmpty(element, context);
    for (const node of element.childNodes) noteSilentIn(node, context);
    return [...named(empty ? [empty] : [], element.childNodes, context), ...convertHiddenIn(element, context)];
  }
  const nodes = convertNodes(element.childNodes, context);
  const level = /^h([1-6])$/.exec(element.tagName)?.[0];
  return level ? nodes.map((node) => recognizeHeading(node, level)) : nodes;
}

function convertTable(table: HtmlElement, context: ImportContext): readonly ImportNode[] {
  if (rowsOf(table).length === 0) {
    // Its rows are what a sending system writes there.
    const isSteering = holdsTag(sourceOf(table, context));
    return isSteering ? convertCode([table], context) : convertNodes(childElements(table), context);
  }
  return recognizeTable(table, context).flatMap((piece) =>
    piece.kind === 'row' ? convertRow(piece.row, context) : [piece],
  );
}

/** Returns whether a template tag is among the attributes in the start tag of an element. */
function isStartTorn({ sourceCodeLocation }: HtmlElement, { tags }: ImportContext): boolean {
  const place = sourceCodeLocation?.startTag;
  return place !== undefined && tags.breaks(place.startOffset, place.endOffset);
}

function convertRow(row: HtmlElement, context: ImportContext): readonly ImportNode[] {
  if (kindOf(row, context) === 'hidden') return convertHidden(row, context);
  passAnchors(row, context);
  const isTorn = [row, ...cellsOf(row)].some((element) => isStartTorn(element, context));
  if (isTorn || context.stays.has(row) || hasTagsBetween(row, cellsOf(row), context))
    return convertCode([row], context);
  for (const node of row.childNodes) if (kindOf(node, context) === 'silent') noteSilent(node, context);
  const cells = cellsOf(row);
  const shown = cells.filter((cell) => kindOf(cell, context) !== 'hidden');
  const hidden = cells.filter((cell) => !shown.includes(cell)).flatMap((cell) => convertHidden(cell, context));
  return [...convertCells(row, shown, context), ...hidden];
}

function convertCells(row: HtmlElement, shown: readonly HtmlElement[], context: ImportContext): readonly ImportNode[] {
  const known = recognizeRow(row, shown, context);
  switch (known.kind) {
    case 'done':
      return known.nodes;
    case 'stacked':
      return [
        inRow(
          row,
          known.cells.map((cell) => convertBox(cell, context, true)),
          context,
        ),
      ];
    case 'columns':
      return [inRow(row, [convertColumns(known.columns, context)], context)];
    case 'cell': {
      const box = convertBox(known.cell, context, true);
      const wider = (look: BoxStyle, { left, right }: { readonly left: number; readonly right: number }) => ({
        ...look,
        padding: addSides(look.padding, { ...NO_SIDES, left, right }),
      });
      const [look, phone] = [wider(box.look, known), wider(box.phone, known.phone)];
      return [inRow(row, [{ ...box, look, phone }], context)];
    }
  }
}

function sourceOf({ sourceCodeLocation: place }: HtmlElement, { source }: ImportContext): string {
  return place ? source.slice(place.startTag?.endOffset ?? place.startOffset, place.endOffset) : '';
}

/** The row itself as a box, where its background is seen. */
function inRow(row: HtmlElement, children: readonly ImportNode[], context: ImportContext): ImportNode {
  const [only] = children;
  const { background, image } = lookOf(row, context.desktop);
  const above = spaceOver(row, context);
  if (only && children.length === 1 && background === '' && image === null && above === 0) return only;
  return { ...recognizeRowBox(row, context, above), children };
}

/** Returns the space that a table has between a row and the one before it, CSS pixels. */
function spaceOver(row: HtmlElement, context: ImportContext): number {
  const table = tableOf(row);
  return table && rowsOf(table)[0] !== row ? lookOf(table, context.desktop).cellSpacing.y : 0;
}

function convertBoxesBeside(nodes: readonly HtmlNode[], context: ImportContext): ImportColumns {
  for (const node of nodes) if (!isElement(node)) noteSilent(node, context);
  return convertColumns(boxColumns(nodes.filter(isElement), context), context);
}

/** Items that a text cannot hold are converted one by one, each as it stands. */
function convertFlatList(nodes: readonly HtmlNode[], context: ImportContext): readonly ImportNode[] {
  const list = recognizeFlatList(nodes, context);
  if (list) return named([list], nodes, context);
  return nodes.flatMap((node) => (isElement(node) ? convertElement(node, kindOf(node, context), context) : []));
}

function convertColumns(written: Columns, context: ImportContext): ImportColumns {
  const buttons = boxedButtons(written, context);
  if (buttons) {
    passAnchorsIn(
      written.boxes.map(({ element }) => element),
      context,
    );
    return buttons;
  }
  const { boxes, ...columns } = written;
  const converted = boxes.map(({ element, gutter }) => ({ box: convertBox(element, context, true), gutter }));
  return { ...columns, columns: columns.reverse ? converted.reverse() : converted };
}

/** Converts inline content; parts of it that are not shown come after it. */
function convertRun(nodes: readonly HtmlNode[], context: ImportContext): readonly ImportNode[] {
  const { nodes: known, hidden } = recognizeInline(nodes, context);
  return [...named(known, nodes, context), ...hidden.flatMap((element) => convertHidden(element, context))];
}

function convertCode(nodes: readonly HtmlNode[], context: ImportContext): readonly ImportNode[] {
  const code = importCode(nodes, context);
  return code ? withAnchors([code], context) : [];
}

/** Returns what was made of nodes together, with their names; code has those in it anyway. */
function named(
  made: readonly (ImportLeaf | ImportCode | ImportColumns)[],
  nodes: readonly HtmlNode[],
  context: ImportContext,
): readonly ImportNode[] {
  if (made.some(({ kind }) => kind === 'code')) return withAnchors(made, context);
  passAnchorsIn(nodes, context);
  return withAnchors(made, context);
}

/**
 * Converts the content between tags of a condition. The tags stay next to it as code until the final place of both is known.
 */
function convertBranch(nodes: readonly HtmlNode[], context: ImportContext): readonly ImportNode[] | null {
  const pieces = branchOf(nodes, context);
  return (
    pieces?.flatMap((piece) => (piece.kind === 'tags' ? [piece.code] : convertNodes(piece.parts, context))) ?? null
  );
}

function convertHidden(element: HtmlElement, context: ImportContext): readonly ImportNode[] {
  const code = recognizeHidden(element, context);
  return code ? [code] : [];
}

function convertHiddenIn(element: HtmlElement, context: ImportContext): readonly ImportNode[] {
  return childElements(element).flatMap((child) =>
    kindOf(child, context) === 'hidden' ? convertHidden(child, context) : convertHiddenIn(child, context),
  );
}

function noteSilentIn(node: HtmlNode, context: ImportContext): void {
  if (kindOf(node, context) === 'silent') noteSilent(node, context);
  else if (isElement(node)) for (const child of node.childNodes) noteSilentIn(child, context);
}

/** Scripts are dropped, and so is what only Outlook shows where it cannot stay. */
function noteSilent(node: HtmlNode, context: ImportContext): void {
  const { report } = context;
  const own = outlookOnly(node, context);
  if (own) report.note({ fidelity: 'dropped', part: 'mso', reason: 'no-counterpart', detail: own.said });
  if (isElement(node) && node.tagName === 'script' && !isMachineData(node))
    report.note({ fidelity: 'dropped', part: 'script', reason: 'unsafe', detail: 'script' });
}
