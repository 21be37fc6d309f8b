import { elementTag } from '@mailwright/contract';
import type { HtmlElement } from '@mailwright/island';
import { attribute, parentElement } from '../dom.ts';
import { expand } from './expand.ts';
import { readDeclarations } from './style-sheet.ts';

type Entry = readonly [name: string, value: string];

/** Default styles of browsers, as far as they are visible in a mail. */
const BROWSER: Readonly<Record<string, string>> = {
  body: 'margin:8px;color:#000000;font-size:16px;font-family:Times New Roman, Times, serif',
  h1: 'font-size:2em;font-weight:bold;margin:0.67em 0',
  h2: 'font-size:1.5em;font-weight:bold;margin:0.83em 0',
  h3: 'font-size:1.17em;font-weight:bold;margin:1em 0',
  h4: 'font-weight:bold;margin:1.33em 0',
  h5: 'font-size:0.83em;font-weight:bold;margin:1.67em 0',
  h6: 'font-size:0.67em;font-weight:bold;margin:2.33em 0',
  p: 'margin:1em 0',
  ul: 'margin:1em 0;padding-left:40px',
  ol: 'margin:1em 0;padding-left:40px',
  dl: 'margin:1em 0',
  dd: 'margin-left:40px',
  blockquote: 'margin:1em 40px',
  figure: 'margin:1em 40px',
  th: 'font-weight:bold;text-align:center;padding:1px',
  td: 'padding:1px',
  table: 'border-spacing:2px',
  b: 'font-weight:bold',
  strong: 'font-weight:bold',
  i: 'font-style:italic',
  em: 'font-style:italic',
  cite: 'font-style:italic',
  address: 'font-style:italic',
  u: 'text-decoration:underline',
  ins: 'text-decoration:underline',
  s: 'text-decoration:line-through',
  strike: 'text-decoration:line-through',
  del: 'text-decoration:line-through',
  small: 'font-size:0.83em',
  big: 'font-size:1.2em',
  sub: 'font-size:0.83em',
  sup: 'font-size:0.83em',
  center: 'text-align:-webkit-center',
};

const BROWSER_ENTRIES = new Map(
  Object.entries(BROWSER).map(([tag, css]) => [
    tag,
    readDeclarations(css).flatMap(({ name, value }) => expand(name, value)),
  ]),
);

const FONT_SIZES: readonly string[] = ['10px', '13px', '16px', '18px', '24px', '32px', '48px'];

/**
 * Returns the declarations from the browser's defaults and from attributes of old HTML; any rule of the mail overrides them.
 */
export function presentation(element: HtmlElement): readonly Entry[] {
  const own = BROWSER_ENTRIES.get(element.tagName) ?? [];
  const leads = element.tagName === 'a' ? attribute(element, 'href') !== '' : elementTag(element.tagName) !== undefined;
  if (leads) {
    return [...own, ['color', '#0000ee'], ['text-decoration', 'underline'], ...fromAttributes(element)];
  }
  return [...own, ...fromAttributes(element)];
}

function fromAttributes(element: HtmlElement): readonly Entry[] {
  const { tagName, attrs } = element;
  const entries: Entry[] = [];
  for (const { name, value: written } of attrs) {
    const value = written.trim();
    if (name === 'bgcolor') entries.push(['background-color', color(value)]);
    else if (name === 'background') entries.push(['background-image', `url("${value}")`]);
    else if (name === 'width' && tagName !== 'font') entries.push(['width', length(value)]);
    else if (name === 'height') entries.push(['height', length(value)]);
    else if (name === 'valign') entries.push(['vertical-align', value.toLowerCase()]);
    else if (name === 'align') entries.push(...align(tagName, value.toLowerCase()));
    else if (name === 'dir') entries.push(['direction', value.toLowerCase()]);
    else if (name === 'cellspacing') entries.push(['border-spacing', length(value)]);
    else if (name === 'text' && tagName === 'body') entries.push(['color', color(value)]);
    else if (name === 'border' && tagName === 'table' && Number(value) > 0) {
      entries.push(
        ...['top', 'right', 'bottom', 'left'].flatMap((side): Entry[] => [
          [`border-${side}-width`, length(value)],
          [`border-${side}-style`, 'solid'],
          [`border-${side}-color`, '#808080'],
        ]),
      );
    } else if (tagName === 'font') entries.push(...fontAttribute(name, value));
  }
  return tagName === 'td' || tagName === 'th' ? [...cellPadding(element), ...entries] : entries;
}

function align(tag: string, value: string): readonly Entry[] {
  if (!/^(?:left|center|right|justify)$/.test(value)) return [];
  if (tag === 'img') return value === 'center' ? [] : [['float', value]];
  // Unlike the property, the attribute moves boxes, too.
  if (tag !== 'table') return [['text-align', `-webkit-${value}`]];
  return value === 'center'
    ? [
        ['margin-left', 'auto'],
        ['margin-right', 'auto'],
      ]
    : [['float', value]];
}

function fontAttribute(name: string, value: string): readonly Entry[] {
  if (name === 'color') return [['color', color(value)]];
  if (name === 'face') return [['font-family', value]];
  return name === 'size' ? [['font-size', FONT_SIZES[Number(value) - 1] ?? '16px']] : [];
}

/** `cellpadding` stands on the table and means its cells. */
function cellPadding(cell: HtmlElement): readonly Entry[] {
  let table = parentElement(cell);
  while (table && table.tagName !== 'table') table = parentElement(table);
  const value = table ? attribute(table, 'cellpadding').trim() : '';
  if (!/^\d+/.test(value)) return [];
  return ['top', 'right', 'bottom', 'left'].map((side) => [`padding-${side}`, length(value)]);
}

function length(value: string): string {
  return /^\d+(?:\.\d+)?$/.test(value) ? `${value}px` : value;
}

function color(value: string): string {
  return /^[0-9a-f]{6}$/i.test(value) ? `#${value}` : value;
}
