import { type HtmlElement, type HtmlNode, isElement } from '@mailwright/island';

const NOT_DATA: ReadonlySet<string> = new Set(
  'article blockquote center div dl figure form h1 h2 h3 h4 h5 h6 hr img ol p pre section table ul'.split(' '),
);

/** The cells of a row of data; null for a row that only lays things out. */
export function dataCells(row: HtmlElement): readonly HtmlElement[] | null {
  const cells = row.childNodes.filter(isElement).filter(({ tagName }) => tagName === 'td' || tagName === 'th');
  const isData = cells.length > 1 && !cells.some((cell) => holdsLayout(cell.childNodes));
  return isData ? cells : null;
}

function holdsLayout(nodes: readonly HtmlNode[]): boolean {
  return nodes.some((node) => isElement(node) && (NOT_DATA.has(node.tagName) || holdsLayout(node.childNodes)));
}
