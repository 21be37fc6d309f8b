import {
  alignMargin,
  darkBackground,
  deviceScreen,
  escapeHtml,
  hiding,
  type MailBlock,
  notWord,
  type RenderContext,
} from '@mailwright/blocks';
import {
  cssClasses,
  type DocumentNode,
  ISLAND_TYPE,
  isAnchorName,
  isHiddenAtFirst,
  UNREADABLE_TYPE,
} from '@mailwright/document';
import { byteLength } from './bytes/byte-length.ts';
import { createMergeTags } from './merge-tag.ts';
import { withAbsoluteAssets } from './own-assets.ts';
import { type Place, placeOf, placeWithin } from './place.ts';
import type { RendererOptions } from './render-options.ts';
import { FOREIGN_RULE, moduleRule, type ResponsiveRule, responsiveRule, stackingRules } from './responsive-rules.ts';

/** A node's HTML with what its mail needs to know about it. */
export interface RenderedNode {
  readonly html: string;
  /** Rules for narrow screens that this node and all in it use. */
  readonly rules: readonly ResponsiveRule[];
}

/**
 * Renders nodes one by one and remembers them by identity: after an edit only the nodes whose objects changed are
 * rendered again. One renderer serves one set of options; new settings need a new one.
 */
export interface Renderer {
  readonly options: RendererOptions;
  /** Place of the root nodes. */
  readonly root: Place;
  /** The node and all in it, in a place. */
  node(node: DocumentNode, place: Place): string;
  /** The node alone, around the given HTML of its children: `shell` of the rendered children equals `node`. */
  shell(node: DocumentNode, place: Place, children: readonly string[]): string;
  /** Like `shell`, with the node's own rules for narrow screens. Nothing is remembered: histories keep many versions. */
  renderShell(node: DocumentNode, place: Place, children: readonly string[]): RenderedNode;
  /** Returns the places of the node's children when the node is in `place`. */
  childPlaces(node: DocumentNode, place: Place): readonly Place[];
  /** Like `node`, with the rules for narrow screens. */
  render(node: DocumentNode, place: Place): RenderedNode;
  /** Size of the node in the mail: UTF-8 bytes of its HTML without the canvas's marks. */
  bytes(node: DocumentNode, place: Place): number;
}

/** A node stands in one place at a time. */
export interface PlacedNode extends RenderedNode {
  readonly place: Place;
}

/** Writers of merge fields and addresses. */
type Fields = Pick<RenderContext, 'mergeTag' | 'url'>;

const NO_RULES: readonly ResponsiveRule[] = [];

const MARK = / data-mw-[a-z]+="[^"]*"/g;

/** Takes the canvas's marks out of HTML; what is left is the mail's. */
export function stripMarks(html: string): string {
  return html.replace(MARK, '');
}

/** Adds classes to the element that HTML of ours begins with. */
function withClasses(html: string, names: readonly string[]): string {
  const [start = ''] = /^<[a-z][a-z0-9]*(?:\s+[^\s"=>/]+(?:="[^"]*")?)*/i.exec(html) ?? [];
  if (!start) return html;
  const joined = names.join(' ');
  const classed = start.includes(' class="')
    ? start.replace(' class="', () => ` class="${joined} `)
    : `${start} class="${joined}"`;
  return classed + html.slice(start.length);
}

/** Class of a block that is narrower on phones than its column, where it stands at the side that it stands at elsewhere. */
function phoneWidth({ style }: DocumentNode, context: RenderContext): readonly string[] {
  const { phoneMaxWidth: width, tablet, phone } = style;
  if (typeof width !== 'number' || !Number.isFinite(width) || width <= 0) return [];
  const align = phone?.align ?? tablet?.align ?? style.align;
  return [context.responsive(deviceScreen('phone', context), `max-width:${Math.round(width)}px;${alignMargin(align)}`)];
}

function isNotForWord({ style }: DocumentNode, { noWord }: Place): boolean {
  return noWord || isHiddenAtFirst(style);
}

/** Word and old webmail find the place that a link leads to by a named link alone; it stands inside the block, which is one element. */
function withAnchor(html: string, { anchor }: DocumentNode, { kind }: MailBlock): string {
  if (!isAnchorName(anchor)) return html;
  const named = `<a name="${escapeHtml(anchor)}"></a>`;
  return kind === 'wrapper' ? html.replace(/<td\b[^>]*>/, (cell) => cell + named) : `<div>${named}${html}</div>`;
}

export function createRenderer(options: RendererOptions): Renderer {
  const { registry, settings, assetBase, marks = false, harmless = escapeHtml } = options;
  const arrange = marks ? undefined : options.arrange;
  const scopes = new WeakMap<object, Fields>();
  const memory = options.memory ?? new WeakMap<DocumentNode, PlacedNode>();
  const unmarked = () => '';
  const editAttribute = marks ? (prop: string) => ` data-mw-edit="${escapeHtml(prop)}"` : unmarked;
  const absolute = (source: string) => withAbsoluteAssets(source, assetBase);
  const foreign = marks ? harmless : absolute;
  const ownStyles = marks ? (css: string) => css : absolute;
  const settingsWithoutWord = { ...settings, outlook: false };
  let mailRenderer: Renderer | undefined;

  function blockOf(node: DocumentNode): MailBlock {
    const block = registry.get(node.type) ?? registry.get(UNREADABLE_TYPE);
    if (!block) throw new Error(`The registry has neither "${node.type}" nor "${UNREADABLE_TYPE}".`);
    return block;
  }

  /** Returns the writers of fields and addresses at a node: within a repeat, a record has other fields than outside. */
  function fieldsAt(node: DocumentNode, lists: readonly string[]): Fields {
    const values = options.valuesOf?.(node);
    const known = scopes.get(values ?? lists);
    if (known) return known;
    const tags = createMergeTags(options, { values, lists });
    const addresses = new Map<string, string>();
    const url = (address: string) => {
      const before = addresses.get(address);
      if (before !== undefined) return before;
      const result = tags.url(address, assetBase);
      addresses.set(address, result);
      return result;
    };
    const fields = { mergeTag: tags.html, url };
    scopes.set(values ?? lists, fields);
    return fields;
  }

  function label(block: MailBlock, key: string, detail?: string): string {
    const own = key in block.strings.en ? block : registry.get(UNREADABLE_TYPE);
    const text = own ? (options.translate?.(`${own.type}.${key}`) ?? own.strings.en[key] ?? key) : key;
    return ` data-mw-label="${escapeHtml(detail ? `${text}: ${detail}` : text)}"`;
  }

  function childPlaces(node: DocumentNode, place: Place): readonly Place[] {
    const { childWidth, isShape, kind, split, stacksColumns, styleDefaults } = blockOf(node);
    const within = placeWithin(place, node.repeat?.list);
    const ground = darkBackground({ ...styleDefaults?.(node, settings), ...node.style }, place.darkBackground);
    const insideShape = place.insideShape || (isShape?.(node, settings) ?? false);
    const around = {
      insideShape,
      darkBackground: ground,
      stacked: place.stacked || (stacksColumns?.(node) ?? false),
      onPage: kind === 'wrapper',
      noWord: isNotForWord(node, place),
      lists: within.lists,
    };
    const inPlace = (of: DocumentNode, index: number) =>
      placeOf(childWidth?.(of, index, place.width, settings) ?? place.width, around);
    const arranged = arrange?.(node, within.lists, split);
    if (!arranged) return (node.children ?? []).map((_, index) => inPlace(node, index));
    return arranged.places.flatMap(({ nodes }, index) => nodes.map(() => inPlace(arranged.node, index)));
  }

  function gaps({ children = [] }: DocumentNode): readonly (number | undefined)[] {
    if (children.length < 2) return [];
    const margins = children.map((child) => blockOf(child).margins?.(child, settings));
    return margins.slice(1).map((next, index) => next?.top ?? margins[index]?.bottom);
  }

  function write(node: DocumentNode, place: Place, children: readonly string[], rules: Set<ResponsiveRule>): string {
    const block = blockOf(node);
    const within = placeWithin(place, node.repeat?.list);
    const shared = arrange?.(node, within.lists, block.split);
    const arranged = shared?.node ?? node;
    const alone: RenderContext = {
      ...within,
      settings: isNotForWord(node, place) ? settingsWithoutWord : settings,
      notWord: settings.outlook && !place.noWord ? notWord : (html) => html,
      children,
      foreign,
      gaps: gaps(arranged),
      editAttribute,
      labelAttribute: marks ? (key, detail) => label(block, key, detail) : unmarked,
      ...fieldsAt(node, within.lists),
      ...(options.profile?.isElementLink && { isElementLink: options.profile.isElementLink }),
      responsive: (screen, declarations) => {
        const rule = responsiveRule(screen, declarations);
        rules.add(rule);
        return rule.name;
      },
      stacking: (share) => {
        const [beside, under] = stackingRules(share);
        rules.add(beside).add(under);
        return beside.name;
      },
    };
    if (node.type === ISLAND_TYPE) rules.add(FOREIGN_RULE);
    const { scopedCss = [] } = node;
    for (const { scope, css } of scopedCss) rules.add(moduleRule(scope, ownStyles(css)));
    const context = shared
      ? { ...alone, ...shared.place(children, ({ style }) => hiding(style, 'block', alone), gaps(node), alone.gaps) }
      : alone;
    const written = block.render(arranged, context);
    // Code keeps its links as they are written, and a container those of its blocks.
    const links = marks || block.kind !== 'block' || node.type === ISLAND_TYPE ? undefined : options.profile?.links;
    const rendered = links ? links(written) : written;
    const names = [
      ...scopedCss.map(({ scope }) => scope),
      ...cssClasses(node.style.cssClass),
      ...(block.kind === 'block' ? phoneWidth(node, context) : []),
    ];
    const html = withAnchor(names.length > 0 ? withClasses(rendered, names) : rendered, node, block);
    const mark = marks ? ` data-mw-id="${escapeHtml(node.id)}" data-mw-kind="${block.kind}"` : '';
    const anchor = isAnchorName(node.anchor) ? ` id="${escapeHtml(node.anchor)}"` : '';
    const added = mark + anchor + (options.attributesOf?.(node) ?? '');
    return added ? html.replace(/^<[a-z][a-z0-9]*/i, (start) => start + added) : html;
  }

  function render(node: DocumentNode, place: Place): RenderedNode {
    const known = memory.get(node);
    if (known?.place === place) return known;
    const rules = new Set<ResponsiveRule>();
    const children = node.children ? htmlOfAll(node.children, childPlaces(node, place), place, rules) : [];
    const html = write(node, place, children, rules);
    const rendered = { html, rules: rules.size === 0 ? NO_RULES : [...rules], place };
    // The wrapper is the whole mail, and every edit makes a new one that the history keeps: its HTML is not kept with it.
    if (blockOf(node).kind !== 'wrapper') memory.set(node, rendered);
    return rendered;
  }

  /** The HTML of each child; the rules they use are added to `rules`. */
  function htmlOfAll(
    nodes: readonly DocumentNode[],
    places: readonly Place[],
    place: Place,
    rules: Set<ResponsiveRule>,
  ): string[] {
    return nodes.map((child, index) => {
      const rendered = render(child, places[index] ?? place);
      for (const rule of rendered.rules) rules.add(rule);
      return rendered.html;
    });
  }

  return {
    options,
    root: placeOf(settings.width, { onPage: true }),
    render,
    childPlaces,
    node: (node, place) => render(node, place).html,
    shell: (node, place, children) => write(node, place, children, new Set()),
    renderShell: (node, place, children) => {
      const rules = new Set<ResponsiveRule>();
      return { html: write(node, place, children, rules), rules: [...rules] };
    },
    bytes(node, place) {
      // An island's view on the canvas is not its source, so the mail's own HTML is weighed.
      if (!marks) return byteLength(render(node, place).html);
      mailRenderer ??= createRenderer({ ...options, marks: false });
      return mailRenderer.bytes(node, place);
    },
  };
}
