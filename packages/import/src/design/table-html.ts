import { escapeHtml, isImageAddress, isSendableAddress } from '@mailwright/blocks';
import { type DocumentNode, isJsonObject, type NodeSeed, type RichInline, type RichText } from '@mailwright/document';
import { blockNode } from '../block-node.ts';
import { text } from './narrow.ts';
import { linesOf } from './runs.ts';
import type { WordsAround } from './words.ts';

const TAGS = { bold: 'strong', italic: 'em', underline: 'u', strike: 's' } as const;

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

/** Returns the content of a table cell as HTML that is written anew: words, their marks and links, and pictures. */
function cellHtml(seeds: readonly NodeSeed[]): string {
  return seeds.flatMap(piecesOf).join('<br>');
}

function piecesOf({ type, props }: NodeSeed): readonly string[] {
  const link = isJsonObject(props.link) ? text(props.link.href) : '';
  if (type === 'text' || type === 'heading')
    return linesOf(props.content as unknown as RichText).map((line) => line.map(runHtml).join(''));
  if (type === 'button') return [linked(escapeHtml(text(props.label)), link)];
  const src = text(props.src);
  if (!isImageAddress(src)) return [];
  const width = Number(props.width) > 0 ? ` width="${Math.round(Number(props.width))}"` : '';
  const image = `<img src="${escapeHtml(src)}" alt="${escapeHtml(text(props.alt))}"${width} style="max-width:100%;height:auto;border:0">`;
  return [linked(image, link)];
}

function runHtml(run: RichInline): string {
  if (run.type === 'hardBreak') return '<br>';
  if (run.type === 'mergeField') return escapeHtml(`{{${run.attrs.name}}}`);
  return (run.marks ?? []).reduce((html, mark) => {
    if (mark.type === 'link') return linked(html, text(mark.attrs.href));
    const tag = mark.type in TAGS ? TAGS[mark.type as keyof typeof TAGS] : null;
    return tag ? `<${tag}>${html}</${tag}>` : html;
  }, escapeHtml(run.text));
}

function linked(html: string, href: string): string {
  return href !== '' && isSendableAddress(href) ? `<a href="${escapeHtml(href)}" target="_blank">${html}</a>` : html;
}
