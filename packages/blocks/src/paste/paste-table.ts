import { type HtmlElement, type HtmlNode, isElement } from '@mailwright/island';

/** Elements that make a table a layout table, since its cells hold more than one line of words. */
const LAYOUT: ReadonlySet<string> = new Set(
  'article blockquote center dl figure form h1 h2 h3 h4 h5 h6 hr img ol pre section table ul'.split(' '),
);

/** The cells of a table of data, row by row: a line of words in each. null for a table that only lays things out. */
export function dataRows(table: HtmlElement): readonly (readonly HtmlElement[])[] | null {
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
