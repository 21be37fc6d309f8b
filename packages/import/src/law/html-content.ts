import { type HtmlElement, isElement, parseHtml } from '@mailwright/island';

/** Content of HTML that a reader or a link can reach, in the order of the source. */
export interface HtmlContent {
  /** Text of each text node. */
  readonly words: readonly string[];
  readonly links: readonly string[];
  readonly images: readonly string[];
  /** Every value of an attribute. */
  readonly addresses: readonly string[];
  /** Names that links can lead to. */
  readonly names: readonly string[];
  readonly comments: readonly string[];
}

/** Elements whose text nobody reads. */
const UNREAD: ReadonlySet<string> = new Set(['noembed', 'noframes', 'script', 'style', 'template', 'title']);

/** Returns the content of HTML, shown or not; nothing if it is larger than any mail. */
export function htmlContent(html: string): HtmlContent {
  const found: Record<keyof HtmlContent, string[]> = {
    words: [],
    links: [],
    images: [],
    addresses: [],
    names: [],
    comments: [],
  };
  const collect = (element: HtmlElement): void => {
    for (const { name, value } of element.attrs) {
      found.addresses.push(value);
      if (element.tagName === 'a' && name === 'href') found.links.push(value.trim());
      if (element.tagName === 'img' && name === 'src') found.images.push(value.trim());
      if (name === 'id' || (element.tagName === 'a' && name === 'name')) found.names.push(value);
    }
    if (UNREAD.has(element.tagName)) return;
    for (const node of element.childNodes) {
      if (isElement(node)) collect(node);
      else if (node.nodeName === '#text' && 'value' in node) found.words.push(node.value);
      else if (node.nodeName === '#comment' && 'data' in node) found.comments.push(node.data);
    }
  };
  for (const node of parseHtml(html)?.childNodes ?? []) if (isElement(node)) collect(node);
  return found;
}
