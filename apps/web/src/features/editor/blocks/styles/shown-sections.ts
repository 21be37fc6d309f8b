import type { BlockRegistry, DocumentNode, EditContext, StyleKey, StyleSection } from '@mailwright/document';

/** The shared style sections in the order of the panel, and the mode in which each is first offered. */
const SECTION_MODES: Readonly<Record<StyleSection, EditContext['mode']>> = {
  size: 'advanced',
  align: 'simple',
  spacing: 'simple',
  typography: 'simple',
  background: 'simple',
  backgroundImage: 'advanced',
  border: 'advanced',
  radius: 'advanced',
  stripe: 'simple',
  opacity: 'advanced',
  dark: 'advanced',
  hover: 'simple',
  visibility: 'simple',
  more: 'advanced',
};

interface ShownSections {
  readonly shown: readonly StyleSection[];
  /** Some more would be there in advanced mode. */
  readonly moreInAdvanced: boolean;
}

/** The sections that all of the nodes offer, as far as the mode goes; `onPage`: all stand in the page itself. */
export function shownSections(
  registry: BlockRegistry,
  nodes: readonly DocumentNode[],
  mode: EditContext['mode'],
  onPage = false,
): ShownSections {
  const offered = nodes.map(({ type }) => new Set(registry.get(type)?.styleSections));
  const hasUse = (section: StyleSection) => {
    if (section === 'stripe') return onPage;
    return section !== 'align' || isUsed('align', registry, nodes);
  };
  const common = (Object.keys(SECTION_MODES) as StyleSection[]).filter(
    // What can be hidden has all the rest of that kind.
    (section) => offered.every((set) => set.has(section === 'more' ? 'visibility' : section)) && hasUse(section),
  );
  const shown = common.filter((section) => mode === 'advanced' || SECTION_MODES[section] === 'simple');
  return { shown, moreInAdvanced: shown.length < common.length };
}

/** Returns whether a value of the sections would change anything on all of the nodes. */
export function isUsed(style: StyleKey, registry: BlockRegistry, nodes: readonly DocumentNode[]): boolean {
  return nodes.every((node) => !registry.get(node.type)?.unusedStyles?.(node).includes(style));
}
