import { type HtmlElement, type HtmlParent, isElement, isText, parseHtml } from './parse-html.ts';

/** A title that a mailing program fills in, and nothing else: it says nothing by itself. */
const TAG_ALONE = /^(?:\{\{[^{}]*\}\}|\{%[^{}]*%\}|\*\|[^|]*\|\*|%%.*%%|<%.*%>|\$\{[^{}]*\})$/;

/** Returns the title of a foreign mail as one line; '' if it has none, or one that is only a template tag. */
export function documentTitle(source: string): string {
  if (!/<title[\s>]/i.test(source)) return '';
  const page = parseHtml(source);
  const title = page && titleIn(page);
  const words = title?.childNodes.map((node) => (isText(node) ? node.value : '')).join('') ?? '';
  const line = words.replace(/\s+/g, ' ').trim();
  return TAG_ALONE.test(line) ? '' : line;
}

/** The first one of the page; pictures drawn in the page have titles, too. */
function titleIn({ childNodes }: HtmlParent): HtmlElement | undefined {
  for (const node of childNodes) {
    if (!isElement(node) || node.tagName === 'svg') continue;
    const title = node.tagName === 'title' ? node : titleIn(node);
    if (title) return title;
  }
  return undefined;
}
