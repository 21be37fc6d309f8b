import { escapeHtml, isImageAddress, isSendableAddress } from '@mailwright/blocks';
import { isJsonObject, type NodeSeed, type RichInline, type RichText } from '@mailwright/document';
import { text } from './narrow.ts';
import { linesOf } from './runs.ts';

const TAGS = { bold: 'strong', italic: 'em', underline: 'u', strike: 's' } as const;

/** Returns the content of a table cell as HTML that is written anew: words, their marks and links, and pictures. */
export function cellHtml(seeds: readonly NodeSeed[]): string {
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
