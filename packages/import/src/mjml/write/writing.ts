import { escapeHtml, type MailBlock } from '@mailwright/blocks';
import {
  type BlockRegistry,
  type DocumentNode,
  type GeneralSettings,
  type HideOn,
  isAnchorName,
  type NodeStyle,
} from '@mailwright/document';
import { type HtmlNode, isElement, parseHtml } from '@mailwright/island';
import type { Arrange, createMergeTags, Place, RenderedNode, Renderer } from '@mailwright/render';
import type { ExportNotes } from './export-notes.ts';
import { px } from './mjml-markup.ts';

/** Data that is shared and collected while a mail is written as MJML. */
export interface Writing {
  readonly registry: BlockRegistry<MailBlock>;
  readonly settings: GeneralSettings;
  readonly renderer: Renderer;
  /** Puts the tags of conditions and repeats around children; undefined where no sending system is known. */
  readonly arrange: Arrange | undefined;
  /** Returns the writers of fields within these lists. */
  readonly tagsIn: (lists: readonly string[]) => ReturnType<typeof createMergeTags>;
  readonly assetBase: string;
  readonly note: ExportNotes['note'];
  /** Ways of hiding nodes on some devices that need a rule in the head. */
  readonly hidden: Set<HideOn>;
  /** Rules that the rendered pieces need in the head. */
  readonly rules: Set<RenderedNode['rules'][number]>;
}

/** A child with its place, and the tags around it. */
export interface PlacedChild {
  readonly node: DocumentNode;
  readonly place: Place;
  readonly before: string;
  readonly after: string;
}

/** Returns the children of a node with what decides who sees them; what cannot be said of it is noted. */
export function placedChildren(
  node: DocumentNode,
  place: Place,
  { renderer, arrange, note }: Writing,
): readonly PlacedChild[] {
  const { children = [] } = node;
  const places = renderer.childPlaces(node, place);
  const lists = listsWithin(node, place);
  const tags = arrange?.(node, lists)?.places.flatMap(({ nodes, tags: own }) => nodes.map((_, index) => own?.[index]));
  return children.map((child, index) => {
    const { before = '', after = '' } = tags?.[index] ?? {};
    const isSaid = tags?.[index] !== undefined;
    if (!isSaid && child.condition)
      note({
        node: child,
        part: 'condition',
        tag: null,
        fidelity: 'dropped',
        reason: 'no-counterpart',
        detail: child.type,
      });
    if (!isSaid && child.repeat)
      note({
        node: child,
        part: 'repeat',
        tag: null,
        fidelity: 'dropped',
        reason: 'no-counterpart',
        detail: child.repeat.list,
      });
    return { node: child, place: places[index] ?? place, before, after };
  });
}

/** Returns the lists that a node is written in, with its own. */
export function listsWithin(node: DocumentNode, { lists }: Place): readonly string[] {
  return node.repeat ? [...lists, node.repeat.list] : lists;
}

/** Returns a node's style completed by what its block has by itself. */
export function styleOf(node: DocumentNode, { registry, settings }: Writing): NodeStyle {
  return { ...registry.get(node.type)?.styleDefaults?.(node, settings), ...node.style };
}

/** Settings of a style that differ by device, and that no attribute of MJML says. */
const UNSAYABLE = ['phone', 'tablet', 'dark', 'hover', 'hideInPrint', 'phoneMaxWidth', 'opacity'] as const;

/** Notes which settings of a node MJML has no attribute for. */
export function noteLeftOut(node: DocumentNode, tag: string, { note }: Writing, more: readonly string[] = []): void {
  const { style } = node;
  const own = UNSAYABLE.filter((key) => {
    const value = style[key];
    // An image of MJML that has a width does not grow with its column.
    if (key === 'phoneMaxWidth' && tag === 'mj-image' && Number(value) >= Number(node.props.width)) return false;
    return typeof value === 'object'
      ? Object.keys(value).length > 0
      : value !== undefined && value !== false && value !== 1;
  });
  const gradient = style.gradientFrom && style.gradientTo ? ['gradient'] : [];
  for (const detail of [...own, ...gradient, ...more])
    note({ node, tag, fidelity: 'changed', reason: 'setting-left-out', detail });
}

/** Classes of a node for the author's CSS and for what hides it on some devices; '' for none. */
export function classesOf({ style }: DocumentNode, { hidden }: Pick<Writing, 'hidden'>): string {
  if (style.hideOn) hidden.add(style.hideOn);
  return [style.cssClass, style.hideOn && `mw-hide-${style.hideOn}`].filter(Boolean).join(' ');
}

/** Rules by which a class hides an element on some devices. */
export const HIDE_RULES: Readonly<Record<HideOn, string>> = {
  mobile: '@media (max-width:479px){.mw-hide-mobile{display:none !important}}',
  tablet: '@media (max-width:991px){.mw-hide-tablet{display:none !important}}',
  desktop: '@media (min-width:992px){.mw-hide-desktop{display:none !important}}',
  'desktop-tablet': '@media (min-width:480px){.mw-hide-desktop-tablet{display:none !important}}',
};

/** Writes a node's rendered HTML as a block of a column; '' where it sends nothing. */
export function codeBlock(node: DocumentNode, place: Place, bottom: number, writing: Writing): string {
  const { html, rules } = writing.renderer.render(node, place);
  if (/^(?:<div[^>]*>(?:&nbsp;)?<\/div>)?$/.test(html.trim()) && node.type !== 'space') return '';
  for (const rule of rules) writing.rules.add(rule);
  const code = enclosed(html);
  if (code === null) {
    writing.note({ node, tag: null, fidelity: 'dropped', reason: 'own-markup' });
    return '';
  }
  writing.note({ node, tag: 'mj-raw', fidelity: 'code', reason: 'own-markup' });
  return rawCell(
    code,
    `0 0 ${px(bottom)}`,
    classesOf({ ...node, style: { hideOn: node.style.hideOn } as NodeStyle }, writing),
  );
}

/** A cell of its own in the table of a column, where MJML writes what is raw as it is. */
export function rawCell(html: string, padding: string, classes = ''): string {
  const names = ['mw-code', classes].filter(Boolean).join(' ');
  return `<mj-raw><tr><td class="${names}" style="padding:${padding}">${html}</td></tr></mj-raw>`;
}

/** The place that links to a node lead to, which no element of MJML can be. */
export function anchorOf(node: DocumentNode): string {
  return isAnchorName(node.anchor) ? `<a id="${escapeHtml(node.anchor)}" name="${escapeHtml(node.anchor)}"></a>` : '';
}

/** No element has this name. */
const END = 'mw-end';

/**
 * HTML that stands in an `mj-raw` without ending it, or swallowing what comes after it: comments and elements whose
 * words are no HTML are closed. null for HTML that does so all the same.
 */
export function enclosed(html: string): string | null {
  // To a mail client they are elements without a meaning.
  const safe = html
    .replace(/<\/?(?:mj-[a-z-]+|mjml)\b[^<>]*>/gi, '')
    .replace(/<(?=\/?(?:mj-[a-z-]+|mjml)\b)/gi, '&lt;');
  const closed = [safe, `${safe}-->`, `${safe}</style>`, `${safe}</title>`, `${safe}</textarea>`, `${safe}</script>`];
  return closed.find(isClosed) ?? null;
}

function isClosed(html: string): boolean {
  const found = (nodes: readonly HtmlNode[]): boolean =>
    nodes.some((node) => isElement(node) && (node.tagName === END || found(node.childNodes)));
  if (html.lastIndexOf('<![CDATA[') > html.lastIndexOf(']]>')) return false;
  return found(parseHtml(`<body><div>${html}<${END}></${END}></div>`)?.childNodes ?? []);
}
