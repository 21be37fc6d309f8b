import type { SourceRange } from './island.ts';
import { type HtmlElement, type HtmlNode, type HtmlParent, isElement, parseHtml } from './parse-html.ts';

/** A whole document taken apart, to stand inside another mail. */
export interface SplitDocument {
  /** Content of the body as it is written, without its style elements. */
  readonly html: string;
  /** The contents of its style elements, in order; those of a medium in a media query. */
  readonly css: string;
  /** The body's own look as declarations, '' without one. */
  readonly bodyStyle: string;
}

/** Returns whether HTML is a document of its own: it has a doctype, `<html>` or `<body>`. */
export function isWholeHtml(html: string): boolean {
  return /<(?:!doctype|html|body)\b/i.test(html);
}

/** Returns whether HTML is a page of frames: it shows other pages and has no body, and mail clients show nothing of it. */
export function isFrameset(html: string): boolean {
  if (!/<frameset\b/i.test(html)) return false;
  const page = parseHtml(html)?.childNodes.find(isElement);
  return page?.childNodes.some((node) => isElement(node) && node.tagName === 'frameset') ?? false;
}

/** Splits the style tags of HTML into CSS and keeps what its body holds. null when it is larger than any mail. */
export function splitDocument(source: string): SplitDocument | null {
  const document = parseHtml(source, { locations: true });
  if (!document) return null;
  const cuts: SourceRange[] = [];
  const sheets: string[] = [];
  let bodyStyle = '';

  function visit(parent: HtmlParent): void {
    for (const node of parent.childNodes) {
      if (node.nodeName === '#documentType') cut(node);
      if (!isElement(node)) continue;
      if (node.tagName === 'style') {
        sheets.push(sheetOf(node));
        cut(node);
        continue;
      }
      if (node.tagName === 'html') cutTags(node);
      if (node.tagName === 'body') {
        cutTags(node);
        bodyStyle = lookOf(node);
      }
      visit(node);
      if (node.tagName === 'head') cut(node);
    }
  }

  function cut({ sourceCodeLocation: location }: HtmlNode): void {
    if (location) cuts.push({ start: location.startOffset, end: location.endOffset });
  }

  function cutTags({ sourceCodeLocation: location }: HtmlElement): void {
    for (const tag of [location?.startTag, location?.endTag])
      if (tag) cuts.push({ start: tag.startOffset, end: tag.endOffset });
  }

  visit(document);
  const css = sheets.filter((sheet) => sheet !== '').join('\n');
  return { html: without(source, cuts).trim(), css, bodyStyle };
}

function sheetOf(style: HtmlElement): string {
  const sheet = style.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
  // Old sheets stand in a comment, for browsers that knew no style element.
  const css = sheet.replace(/^\s*<!--|-->\s*$/g, '').trim();
  const media = style.attrs.find(({ name }) => name === 'media')?.value.trim() ?? '';
  return css === '' || media === '' || /^(?:all|screen)$/i.test(media) ? css : `@media ${media}{\n${css}\n}`;
}

function lookOf(body: HtmlElement): string {
  const value = (wanted: string) => body.attrs.find(({ name }) => name === wanted)?.value.trim() ?? '';
  const colour = value('bgcolor');
  return [/^#?\w+$/.test(colour) ? `background-color:${colour}` : '', value('style').replace(/;\s*$/, '')]
    .filter((part) => part !== '')
    .join(';');
}

function without(source: string, cuts: readonly SourceRange[]): string {
  let kept = '';
  let position = 0;
  for (const { start, end } of cuts.toSorted((a, b) => a.start - b.start)) {
    if (start > position) kept += source.slice(position, start);
    position = Math.max(position, end);
  }
  return kept + source.slice(position);
}
