import { type HtmlElement, type HtmlNode, isElement } from '@mailwright/island';
import { MAX_COLUMNS } from '../../assemble-document.ts';
import { attribute, childElements, isBlank, textValue } from '../dom.ts';
import { lookOf, type Reading } from '../reading.ts';
import { isEmpty, kindOf } from './classify.ts';
import { codePart, rangeOf, rowsPart } from './code-part.ts';
import { rowColumns } from './columns-part.ts';
import { inlineTokens } from './inline-tokens.ts';
import type { Part } from './part.ts';
import { socialPart } from './social-part.ts';

/** The rows of a table, as parts under each other; a table of data stays what it is. */
export function tableParts(table: HtmlElement, reading: Reading): readonly Part[] {
  const rows = rowsOf(table);
  const range = rangeOf([table]);
  if (rows.length === 0) return reading.parts(childElements(table));
  if (range && (isData(rows, reading) || rows.some((row) => isWide(row, reading)))) {
    const code = codePart([table], reading);
    return code ? [code] : [];
  }
  const parts: Part[] = [];
  let from: HtmlElement[] = [];
  let depth = 0;
  let end = range ? (table.sourceCodeLocation?.startTag?.endOffset ?? range.start) : 0;
  for (const row of rows) {
    const place = rangeOf([row]);
    if (!place) continue;
    // What stands between rows is moved by the parser; where it is written says which rows it means.
    const before = depth;
    depth += reading.tags.depth(end, place.start);
    const started = depth > before;
    const inner = depth > 0 || !reading.tags.balanced(place.start, place.end);
    depth += reading.tags.depth(place.start, place.end);
    if (inner || started || from.length > 0) {
      if (from.length > 0 && before > 0 && depth === 0 && !inner) {
        parts.push(rowsPart(table, { start: tagStart(from, reading, table), end: place.start }, from, reading));
        from = [];
        parts.push(...rowParts(row, reading));
      } else from.push(row);
    } else parts.push(...rowParts(row, reading));
    end = place.end;
  }
  if (from.length > 0) {
    const closing = table.sourceCodeLocation?.endTag?.startOffset ?? end;
    parts.push(rowsPart(table, { start: tagStart(from, reading, table), end: closing }, from, reading));
  }
  return parts;
}

/** From the template tag before the first of these rows on. */
function tagStart([first]: readonly HtmlElement[], { source }: Reading, table: HtmlElement): number {
  const start = (first && rangeOf([first])?.start) ?? 0;
  const least = table.sourceCodeLocation?.startTag?.endOffset ?? 0;
  const between = source.slice(least, start);
  return least + Math.max(0, between.lastIndexOf('>') + 1);
}

function rowsOf(table: HtmlElement): readonly HtmlElement[] {
  return childElements(table).flatMap((child) => {
    if (child.tagName === 'tr') return [child];
    return ['tbody', 'thead', 'tfoot'].includes(child.tagName)
      ? childElements(child).filter(({ tagName }) => tagName === 'tr')
      : [];
  });
}

function rowParts(row: HtmlElement, reading: Reading): readonly Part[] {
  const kind = kindOf(row, reading);
  if (kind === 'hidden') return [reading.hidden(row)].flatMap((part) => part ?? []);
  for (const node of row.childNodes) if (kindOf(node, reading) === 'silent') reading.silent(node);
  const cells = childElements(row).filter(({ tagName }) => tagName === 'td' || tagName === 'th');
  const shown = cells.filter((cell) => kindOf(cell, reading) !== 'hidden');
  const hidden = cells.filter((cell) => !shown.includes(cell)).flatMap((cell) => reading.hidden(cell) ?? []);
  const filled = shown.filter((cell) => !isEmpty(cell, reading));
  const [only] = filled.length > 0 ? filled : shown;
  if (!only) return hidden;
  if (cells.some((cell) => Number(attribute(cell, 'rowspan')) > 1)) return [...code(row, reading), ...hidden];
  if (filled.length > 1 && filled.every((cell) => lookOf(cell, reading.desk).display === 'block'))
    return [
      inRow(
        row,
        filled.map((cell) => reading.box(cell, true)),
        reading,
      ),
      ...hidden,
    ];
  if (filled.length > 1) {
    const social = socialPart(
      inlineTokens(
        filled.flatMap(({ childNodes }) => inlineOf(childNodes)),
        reading,
      ),
      reading,
    );
    if (social && filled.every((cell) => isIconCell(cell, reading))) return [social, ...hidden];
    return [inRow(row, [rowColumns(row, shown, reading)], reading), ...hidden];
  }
  const gutters = besides(shown, only, reading);
  const box = reading.box(only, true);
  const { padding } = box.look;
  const spaced = {
    ...box,
    look: {
      ...box.look,
      padding: { ...padding, left: padding.left + gutters.left, right: padding.right + gutters.right },
    },
  };
  return [inRow(row, [spaced], reading), ...hidden];
}

/** The row itself as a box, for its background. */
function inRow(row: HtmlElement, parts: readonly Part[], reading: Reading): Part {
  const [only] = parts;
  const look = lookOf(row, reading.desk);
  if (only && parts.length === 1 && look.background === '' && look.image === null) return only;
  return { ...boxOf(row, reading), parts };
}

function boxOf(row: HtmlElement, reading: Reading) {
  const look = lookOf(row, reading.desk);
  const bare = {
    ...look,
    padding: { top: 0, right: 0, bottom: 0, left: 0 },
    margin: { top: 0, right: 0, bottom: 0, left: 0 },
  };
  return {
    kind: 'box',
    element: row,
    look: bare,
    phone: bare,
    cell: true,
    place: 'left',
    verticalAlign: 'top',
    shrunk: null,
    hideOn: null,
  } as const;
}

/** Empty cells beside the one that is filled keep it away from the edges. */
function besides(cells: readonly HtmlElement[], only: HtmlElement, reading: Reading) {
  const at = cells.indexOf(only);
  const width = (some: readonly HtmlElement[]) =>
    some.reduce((all, cell) => all + Math.min(100, lookOf(cell, reading.desk).width.px ?? 0), 0);
  return { left: width(cells.slice(0, at)), right: width(cells.slice(at + 1)) };
}

function code(row: HtmlElement, reading: Reading): readonly Part[] {
  const part = codePart([row], reading);
  return part ? [part] : [];
}

/** Nodes that are inline; a table of its own in a cell gives what its cells hold. */
function inlineOf(nodes: readonly HtmlNode[]): readonly HtmlNode[] {
  return nodes.filter((node) => !isBlank(textValue(node) ?? 'x'));
}

function isIconCell(cell: HtmlElement, reading: Reading): boolean {
  return cell.childNodes.every(
    (node) =>
      kindOf(node, reading) === 'inline' || kindOf(node, reading) === 'silent' || kindOf(node, reading) === 'line',
  );
}

/** Rows of short words in columns that are as wide as their words: an invoice, prices, a timetable. */
function isData(rows: readonly HtmlElement[], reading: Reading): boolean {
  const several = rows.filter(
    (row) => cellsOf(row).length > 1 && cellsOf(row).filter((cell) => !isEmpty(cell, reading)).length > 1,
  );
  if (several.length < 2) return false;
  const cells = several.flatMap(cellsOf);
  const wordy = cells.filter((cell) => !holdsLayout(cell));
  const unsized = several.some((row) => cellsOf(row).every((cell) => lookOf(cell, reading.desk).width.px === null));
  return wordy.length === cells.length && unsized;
}

/** More beside each other than a section holds. */
function isWide(row: HtmlElement, reading: Reading): boolean {
  const cells = cellsOf(row);
  return cells.length > MAX_COLUMNS && cells.filter((cell) => !isEmpty(cell, reading)).length > MAX_COLUMNS;
}

function cellsOf(row: HtmlElement): readonly HtmlElement[] {
  return childElements(row).filter(({ tagName }) => tagName === 'td' || tagName === 'th');
}

function holdsLayout(element: HtmlElement): boolean {
  return element.childNodes.some(
    (node) => isElement(node) && (['table', 'img', 'h1', 'h2', 'ul', 'ol'].includes(node.tagName) || holdsLayout(node)),
  );
}
