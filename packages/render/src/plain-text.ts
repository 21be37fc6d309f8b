import { mailUrl, wordsOf } from '@mailwright/blocks';
import { type DocumentNode, type EmailDocument, isHiddenAtFirst } from '@mailwright/document';
import { createMergeTags } from './merge-tag.ts';
import type { DocumentOptions } from './render-options.ts';

/** Columns that mail software shows without breaking lines itself (RFC 5322, 2.1.1). */
const LINE = 78;

/** The plain-text part, made from the blocks themselves. Lines are at most 78 characters, except for long addresses and tags. */
export function renderText(document: EmailDocument, options: Omit<DocumentOptions, 'title' | 'preheader'>): string {
  const tags = createMergeTags(options);
  const url = (address: string) => mailUrl(address, options.assetBase, tags.plainAddress);

  function text(node: DocumentNode): string {
    const children = textsOf(node.children ?? []);
    const block = options.registry.get(node.type);
    return block?.text(node, { settings: document.settings, children, url, mergeTag: tags.plain }) ?? '';
  }

  /** What is for narrow screens alone says it once more for nobody, where a twin for wide ones has said it. */
  function textsOf(nodes: readonly DocumentNode[]): string[] {
    const texts = nodes.map(text);
    const isTwin = (index: number) => (other: DocumentNode, at: number) =>
      other.style.hideOn !== undefined && !isHiddenAtFirst(other.style) && texts[at] === texts[index];
    return texts.map((words, index) =>
      nodes[index] && isHiddenAtFirst(nodes[index].style) && nodes.some(isTwin(index)) ? '' : words,
    );
  }

  const paragraphs = textsOf(document.nodes).filter(Boolean).join('\n\n');
  return `${paragraphs
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
