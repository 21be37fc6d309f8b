import { isSendableAddress, lineHeight } from '@mailwright/blocks';
import { cssValueSchema } from '@mailwright/document';
import { Mark } from '@tiptap/core';

export const TEXT_STYLES = ['color', 'backgroundColor', 'fontFamily', 'fontSize', 'lineHeight'] as const;

export type TextStyleName = (typeof TEXT_STYLES)[number];

/** Colours, font, size and line height of words, written as the mail writes them. */
export const TextStyle = Mark.create({
  name: 'textStyle',
  priority: 900,
  addAttributes() {
    return Object.fromEntries(TEXT_STYLES.map((name) => [name, { default: null, rendered: false }]));
  },
  parseHTML() {
    return [
      { tag: 'span[data-text-style]', getAttrs: (element) => parseStyle(element.getAttribute('data-text-style')) },
    ];
  },
  renderHTML({ mark }) {
    return ['span', { style: textStyleCss(mark.attrs), 'data-text-style': JSON.stringify(mark.attrs) }, 0];
  },
});

type StyleAttributes = Readonly<Partial<Record<TextStyleName, unknown>>>;

function textStyleCss({ color, backgroundColor, fontFamily, fontSize, lineHeight: line }: StyleAttributes): string {
  return [
    color && `color:${color}`,
    backgroundColor && `background-color:${backgroundColor}`,
    fontFamily && `font-family:${fontFamily}`,
    fontSize && `font-size:${fontSize}`,
    line && `line-height:${lineHeight(Number.parseInt(String(line), 10))}`,
  ]
    .filter(Boolean)
    .join(';');
}

/** Words copied from one text of the editor to another keep their look; anything else is not ours. */
function parseStyle(json: string | null): StyleAttributes | false {
  try {
    const value: unknown = JSON.parse(json ?? '');
    if (typeof value !== 'object' || value === null) return false;
    const known = Object.entries(value).filter(
      ([name, css]) => isTextStyle(name) && cssValueSchema.safeParse(css).success,
    );
    return Object.fromEntries(known);
  } catch {
    return false;
  }
}

function isTextStyle(name: string): name is TextStyleName {
  return TEXT_STYLES.some((known) => known === name);
}

/** A link as the mail writes it. Addresses that could run never get this far: the renderer drops them. */
export const Link = Mark.create<{ readonly style: string }>({
  name: 'link',
  priority: 1000,
  inclusive: false,
  addOptions() {
    return { style: '' };
  },
  addAttributes() {
    // What a link is sent with is no attribute of it: nobody sees it in the text.
    const tracking = { default: null, rendered: false };
    return { href: { default: null }, target: { default: null }, title: { default: null }, tracking };
  },
  parseHTML() {
    return [{ tag: 'a[href]', getAttrs: (element) => (isWebLink(element.getAttribute('href')) ? null : false) }];
  },
  renderHTML({ HTMLAttributes }) {
    return ['a', { ...HTMLAttributes, style: this.options.style }, 0];
  },
});

function isWebLink(href: string | null): boolean {
  return href !== null && href !== '' && isSendableAddress(href);
}
