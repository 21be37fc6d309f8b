import { type HtmlElement, isElement, parseHtml } from './parse-html.ts';

/**
 * Puts CSS into a whole document as a style element, last in its head; nothing else of it changes. The CSS must hold
 * no end tag (see `cssProblems`).
 */
export function insertStyles(source: string, css: string): string {
  if (css.trim() === '') return source;
  const at = endOfHead(source);
  return `${source.slice(0, at)}<style>\n${css.trim()}\n</style>\n${source.slice(at)}`;
}

function endOfHead(source: string): number {
  const document = parseHtml(source, { locations: true });
  const html = document?.childNodes.find((node): node is HtmlElement => isElement(node) && node.tagName === 'html');
  const parts = (html?.childNodes ?? []).filter(isElement);
  const head = parts.find(({ tagName }) => tagName === 'head')?.sourceCodeLocation;
  const body = parts.find(({ tagName }) => tagName === 'body')?.sourceCodeLocation;
  const doctype = document?.childNodes.find(({ nodeName }) => nodeName === '#documentType')?.sourceCodeLocation;
  return (
    head?.endTag?.startOffset ??
    body?.startTag?.startOffset ??
    html?.sourceCodeLocation?.startTag?.endOffset ??
    doctype?.endOffset ??
    0
  );
}
