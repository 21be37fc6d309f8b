import type { DocumentNode } from '@mailwright/document';
import { blockNode } from '../block-node.ts';
import { cellHtml } from './cell-html.ts';
import type { WordsAround } from './words.ts';

interface TableLook {
  readonly borderColor: string | undefined;
  readonly color: string | undefined;
  readonly headColor: string | undefined;
  readonly fontSize: number;
  readonly cellPadding: number;
}

/** A table of data as HTML of our own making: words, links and pictures of its cells come from outside, written anew. */
export function tableNode(
  head: readonly (readonly string[])[],
  body: readonly (readonly string[])[],
  look: TableLook,
  around: WordsAround,
): DocumentNode {
  const cellStyle = `border:1px solid ${look.borderColor ?? '#d5d8dd'};padding:${look.cellPadding}px`;
  const words = (html: string) => cellHtml(around.paste.designFromHtml(html, { color: '' }));
  const row = (cells: readonly string[], tag: 'td' | 'th') => {
    const background = tag === 'th' && look.headColor ? `;background-color:${look.headColor}` : '';
    const opening =
      tag === 'th' ? `<th scope="col" align="left" style="${cellStyle}${background}">` : `<td style="${cellStyle}">`;
    return `<tr>${cells.map((cell) => `${opening}${words(cell)}</${tag}>`).join('')}</tr>`;
  };
  const textColor = `font-size:${look.fontSize}px${look.color ? `;color:${look.color}` : ''}`;
  const rows = [...head.map((cells) => row(cells, 'th')), ...body.map((cells) => row(cells, 'td'))].join('\n');
  return blockNode('html', {
    source: `<table cellpadding="0" cellspacing="0" width="100%" style="border-collapse:collapse;${textColor}">\n${rows}\n</table>`,
  });
}
