import { type HtmlElement, type HtmlNode, isElement, parseHtml, styleValues } from '@mailwright/island';
import { lengthOf, sidesOf, type Values } from './values.ts';

/** A run of a text's HTML that becomes one block: a heading, or all that stands between two. */
export interface TextGroup {
  readonly html: string;
  /** `h1` to `h6`, or '' for a run of text. */
  readonly heading: string;
  /** Space above and below, CSS pixels. */
  readonly top: number;
  readonly bottom: number;
  /** Space between its paragraphs; null where it has one. */
  readonly between: number | null;
  /** Line height that its paragraphs set, where they agree. */
  readonly lineHeight: string;
}

export interface TextHtml {
  /** Declarations of the element that MJML puts around the text. */
  readonly look: Values;
  readonly groups: readonly TextGroup[];
  /** One entry for each link in it: true when the link is underlined. */
  readonly underlines: readonly boolean[];
  /** Holds nothing but words, marks, lists and headings. */
  readonly plain: boolean;
}

const INLINE = 'a abbr b big br center cite code del em font i ins label mark q s small span strike strong sub sup u';
const BLOCK = 'p div h1 h2 h3 h4 h5 h6 ul ol li blockquote center';
const PLAIN: ReadonlySet<string> = new Set(`${INLINE} ${BLOCK}`.split(' '));
const BLOCKS: ReadonlySet<string> = new Set(BLOCK.split(' '));

/** Declarations that change more than letters. */
const BEYOND_TEXT = /^(?:border|background-image|float|position|width|max-width|height|box-|column|transform)/;

/** Margins of headings in their own size, as browsers have them. */
const HEADING_MARGIN: Readonly<Record<string, number>> = { h1: 0.67, h2: 0.83, h3: 1, h4: 1.33, h5: 1.67, h6: 2.33 };
export const HEADING_SIZE: Readonly<Record<string, number>> = { h1: 2, h2: 1.5, h3: 1.17, h4: 1, h5: 0.83, h6: 0.67 };

/** MJML's own style sheet gives paragraphs this much. */
const PARAGRAPH_MARGIN = 13;

/** Takes the HTML of a text apart; null when it is none. */
export function readTextHtml(html: string): TextHtml | null {
  const root = parseHtml(html, { locations: true });
  const outer = root && find(root.childNodes, ({ tagName }) => tagName === 'div');
  if (!outer) return null;
  const look = declarations(outer);
  const size = lengthOf(look['font-size']) ?? 13;
  return {
    look,
    groups: groupsOf(outer.childNodes, html, size),
    underlines: links(outer.childNodes).map((link) => !/none/i.test(declarations(link)['text-decoration'] ?? '')),
    plain: isPlain(outer.childNodes),
  };
}

function groupsOf(nodes: readonly HtmlNode[], html: string, size: number): TextGroup[] {
  const runs: HtmlNode[][] = [];
  for (const node of nodes) {
    const heading = isElement(node) && node.tagName in HEADING_MARGIN;
    const last = runs.at(-1);
    if (heading || !last || isHeading(last)) runs.push([node]);
    else last.push(node);
  }
  return runs.flatMap((run): TextGroup[] => {
    const from = run[0]?.sourceCodeLocation?.startOffset;
    const to = run.at(-1)?.sourceCodeLocation?.endOffset;
    if (from === undefined || to === undefined || run.every(isBlank)) return [];
    const blocks = run.filter(isElement).filter(({ tagName }) => BLOCKS.has(tagName));
    const filled = run.filter((node) => !isBlank(node));
    const heights = new Set(blocks.map((block) => declarations(block)['line-height'] ?? ''));
    const [one, two] = blocks;
    return [
      {
        html: html.slice(from, to),
        heading: isHeading(run) ? (one?.tagName ?? '') : '',
        top: filled[0] === one && one ? marginOf(one, size).top : 0,
        bottom:
          filled.at(-1) === blocks.at(-1) && blocks.length > 0
            ? marginOf(blocks.at(-1) as HtmlElement, size).bottom
            : 0,
        between: one && two ? Math.max(marginOf(one, size).bottom, marginOf(two, size).top) : null,
        lineHeight: heights.size === 1 ? ([...heights][0] ?? '') : '',
      },
    ];
  });
}

function isHeading([node]: readonly HtmlNode[]): boolean {
  return node !== undefined && isElement(node) && node.tagName in HEADING_MARGIN;
}

function isBlank(node: HtmlNode): boolean {
  return node.nodeName === '#comment' || ('value' in node && node.value.trim() === '');
}

function marginOf(element: HtmlElement, around: number): { readonly top: number; readonly bottom: number } {
  const style = declarations(element);
  const { tagName } = element;
  const size = lengthOf(style['font-size'], around, around) ?? around * (HEADING_SIZE[tagName] ?? 1);
  const usual =
    tagName === 'p'
      ? PARAGRAPH_MARGIN
      : size * (HEADING_MARGIN[tagName] ?? (/^(?:ul|ol|blockquote)$/.test(tagName) ? 1 : 0));
  const { top, bottom } = sidesOf(inPixels(style, size), 'margin', 0);
  const set = (side: string) => style.margin !== undefined || style[`margin-${side}`] !== undefined;
  const padding = sidesOf(style, 'padding', 0);
  return {
    top: Math.round(set('top') ? top : usual) + padding.top,
    bottom: Math.round(set('bottom') ? bottom : usual) + padding.bottom,
  };
}

function inPixels(style: Values, size: number): Values {
  const ems = (value: string) =>
    value.replace(/(-?\d*\.?\d+)em\b/g, (_, number: string) => `${Number(number) * size}px`);
  return Object.fromEntries(Object.entries(style).map(([name, value]) => [name, ems(value)]));
}

function isPlain(nodes: readonly HtmlNode[]): boolean {
  return nodes.every((node) => {
    if (node.nodeName === '#comment') return !/\[(?:if|endif)/i.test('data' in node ? node.data : '');
    if (!isElement(node)) return true;
    return PLAIN.has(node.tagName) && !goesBeyondText(node) && isPlain(node.childNodes);
  });
}

function goesBeyondText(element: HtmlElement): boolean {
  const style = declarations(element);
  const block = BLOCKS.has(element.tagName);
  return Object.entries(style).some(([name, value]) => {
    if (/^(?:0(?:px)?|none|auto|100%|normal)$/i.test(value)) return false;
    if (name.startsWith('padding')) return !block || /^padding-(?:left|right)$/.test(name);
    if (name.startsWith('background')) return block || /url\(|gradient/i.test(value);
    return BEYOND_TEXT.test(name) || (name === 'display' && !/^(?:inline|block|list-item)$/i.test(value));
  });
}

function declarations({ attrs }: HtmlElement): Values {
  const style = attrs.find(({ name }) => name === 'style')?.value ?? '';
  return Object.fromEntries(styleValues(style));
}

function links(nodes: readonly HtmlNode[]): HtmlElement[] {
  return nodes.filter(isElement).flatMap((node) => (node.tagName === 'a' ? [node] : links(node.childNodes)));
}

/** The first element that answers, in reading order. */
function find(nodes: readonly HtmlNode[], is: (element: HtmlElement) => boolean): HtmlElement | null {
  for (const node of nodes) {
    if (!isElement(node)) continue;
    const found = is(node) ? node : find(node.childNodes, is);
    if (found) return found;
  }
  return null;
}

/** The words of some HTML, blanks folded. */
export function wordsOf(html: string): string {
  const text = (nodes: readonly HtmlNode[]): string =>
    nodes
      .map((node) =>
        'value' in node ? node.value : isElement(node) ? (node.tagName === 'br' ? ' ' : text(node.childNodes)) : '',
      )
      .join('');
  return text(parseHtml(html)?.childNodes ?? [])
    .replace(/[ \t\r\n]+/g, ' ')
    .trim();
}
