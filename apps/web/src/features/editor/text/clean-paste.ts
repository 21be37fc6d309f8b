/** What a look is made of in word processors, and the element that says the same. */
const LOOKS: readonly (readonly [string, (style: CSSStyleDeclaration) => boolean])[] = [
  ['strong', (style) => /^(?:bold|bolder|[6-9]00)$/.test(style.fontWeight)],
  ['em', (style) => style.fontStyle === 'italic'],
  ['u', (style) => looksOf(style).includes('underline')],
  ['s', (style) => looksOf(style).includes('line-through')],
  ['sub', (style) => style.verticalAlign === 'sub'],
  ['sup', (style) => style.verticalAlign === 'super'],
];

const DROPPED = 'style, script, meta, link, title, xml, head, o\\:p';

/**
 * HTML from Word, Docs, Sheets or a web page, reduced to what it means: bold stays bold, sizes and fonts become those
 * of the mail. Text copied inside the editor keeps everything.
 */
export function cleanPaste(html: string): string {
  if (html.includes('data-pm-slice')) return html;
  const { body } = new DOMParser().parseFromString(html.replace(/<!--[\s\S]*?-->/g, ''), 'text/html');
  for (const element of body.querySelectorAll(DROPPED)) element.remove();
  for (const element of [...body.querySelectorAll<HTMLElement>('[style]')]) {
    const { style } = element;
    const normal = /^(?:normal|[1-5]00)$/.test(style.fontWeight) && /^(?:B|STRONG)$/.test(element.tagName);
    if (element.tagName !== 'A') for (const [tag, applies] of LOOKS) if (applies(style)) wrapContent(element, tag);
    element.removeAttribute('style');
    // Google Docs wraps everything it copies into a bold element that is not bold.
    if (normal) element.replaceWith(...element.childNodes);
  }
  listsFromWord(body);
  return body.innerHTML;
}

function looksOf(style: CSSStyleDeclaration): string {
  return style.textDecorationLine || style.textDecoration;
}

function wrapContent(element: Element, tag: string): void {
  const wrapper = element.ownerDocument.createElement(tag);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

/** Word writes list items as paragraphs that begin with their bullet or number. */
function listsFromWord(body: HTMLElement): void {
  let list: Element | null = null;
  for (const item of [...body.querySelectorAll('p[class^="MsoListParagraph"]')]) {
    const [, mark = ''] = /^\s*([·•o§-]|\d+[.)])\s+/.exec(item.textContent ?? '') ?? [];
    const tag = /\d/.test(mark) ? 'ol' : 'ul';
    if (list?.nextElementSibling !== item || list.localName !== tag) {
      list = body.ownerDocument.createElement(tag);
      item.before(list);
    }
    const entry = body.ownerDocument.createElement('li');
    entry.append(...item.childNodes);
    dropMark(entry, mark);
    list.append(entry);
    item.remove();
  }
}

function dropMark(entry: Element, mark: string): void {
  let left = mark.length;
  const texts = entry.ownerDocument.createTreeWalker(entry, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const words = (text.nodeValue ?? '').replace(/^\s+/, '');
    const cut = Math.min(left, words.length);
    left -= cut;
    text.nodeValue = words.slice(cut).replace(/^\s+/, '');
    if (left === 0 && text.nodeValue) return;
  }
}
