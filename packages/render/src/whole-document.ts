import { type EmailDocument, ISLAND_TYPE } from '@mailwright/document';

/** Source of an imported mail that is a document of its own (it has a doctype, `<html>` or `<body>`), else null. */
export function wholeDocument(document: EmailDocument): string | null {
  const [only, ...others] = document.nodes;
  if (!only || others.length > 0 || only.type !== ISLAND_TYPE) return null;
  const { source } = only.props;
  return typeof source === 'string' && /<(?:!doctype|html|body)\b/i.test(source) ? source : null;
}

/** Contents of all style elements, in order. Neither end is looked for again once there is none. */
export function styleBlocks(html: string): string {
  const blocks: string[] = [];
  const opening = /<style\b/gi;
  const ending = /<\/style\s*>/gi;
  for (let match = opening.exec(html); match; match = opening.exec(html)) {
    const start = html.indexOf('>', match.index) + 1;
    ending.lastIndex = start;
    const end = start > 0 ? ending.exec(html) : null;
    if (!end) break;
    blocks.push(html.slice(start, end.index).trim());
    opening.lastIndex = ending.lastIndex;
  }
  return blocks.join('\n');
}
