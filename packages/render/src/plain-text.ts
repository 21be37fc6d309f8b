import { isWithinMail, wordsOf } from '@mailwright/blocks';
import { mapTags, withoutVerbatim } from '@mailwright/contract';
import { type DocumentNode, type EmailDocument, isHiddenAtFirst } from '@mailwright/document';
import type { Arrange } from './conditions/arrange.ts';
import { createMergeTags } from './merge-tag.ts';
import type { DocumentOptions } from './render-options.ts';

/** Columns that mail software shows without breaking lines itself (RFC 5322, 2.1.1). */
const LINE = 78;

/** Options of the mail that its plain text needs, and the arrangement of conditions and repeats. */
export interface PlainTextOptions extends Omit<DocumentOptions, 'title' | 'preheader'> {
  readonly arrange?: Arrange | undefined;
  /** Reads foreign HTML; its parser is not everywhere. */
  readonly foreignText: (source: string) => string;
}

/** The words of a mail as they stand: with everything in it shown once unless `arrange` puts tags around some of it. */
export function plainText({ nodes, settings }: EmailDocument, options: PlainTextOptions): string {
  const { samples, registry, assetBase, arrange, valuesOf, foreignText } = options;

  function text(node: DocumentNode, around: readonly string[]): string {
    const lists = node.repeat ? [...around, node.repeat.list] : around;
    const tags = createMergeTags(options, { values: valuesOf?.(node) ?? samples, lists });
    const url = (address: string) => (isWithinMail(address) ? '' : tags.plainUrl(address, assetBase));
    const block = registry.get(node.type);
    const own = textsOf(node.children ?? [], lists);
    const children = arrange?.(node, lists)?.placeTexts(own) ?? own;
    return block?.text(node, { settings, children, url, mergeTag: tags.plain, foreignText }) ?? '';
  }

  /** Returns the text of each node; '' for a node only for narrow screens whose twin for wide screens has the same words. */
  function textsOf(nodes: readonly DocumentNode[], lists: readonly string[]): string[] {
    const texts = nodes.map((node) => text(node, lists));
    const isTwin = (index: number) => (other: DocumentNode, at: number) =>
      other.style.hideOn !== undefined && !isHiddenAtFirst(other.style) && texts[at] === texts[index];
    return texts.map((words, index) =>
      nodes[index] && isHiddenAtFirst(nodes[index].style) && nodes.some(isTwin(index)) ? '' : words,
    );
  }

  const paragraphs = textsOf(nodes, []).filter(Boolean).join('\n\n');
  const sent = mapTags(paragraphs, (words) => words, withoutVerbatim);
  return `${sent
    .split('\n')
    .map(wrapLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`;
}

/** Breaks at blanks, but for those of template tags. Continued lines of a list item stand under its words. */
function wrapLine(line: string): string {
  if (line.length <= LINE) return line.trimEnd();
  const indent = /^\s*(?:- |\d+\. )?/.exec(line)?.[0] ?? '';
  const lines: string[] = [];
  let current = indent;
  for (const word of wordsOf(line.slice(indent.length))) {
    const fits = current.length + word.length + 1 <= LINE;
    if (current.trim() && current !== indent && !fits) {
      lines.push(current.trimEnd());
      current = ' '.repeat(indent.length);
    }
    current += current.trim() && current !== indent ? ` ${word}` : word;
  }
  return [...lines, current.trimEnd()].join('\n');
}
