import type { BlockRegistry, DocumentNode, EditContext, StyleSection } from '@mailwright/document';

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
  opacity: 'advanced',
  dark: 'advanced',
  visibility: 'simple',
};

interface ShownSections {
  readonly shown: readonly StyleSection[];
  /** Some more would be there in advanced mode. */
  readonly moreInAdvanced: boolean;
}

/** The sections that all of the nodes offer, as far as the mode goes. */
export function shownSections(
  registry: BlockRegistry,
  nodes: readonly Pick<DocumentNode, 'type'>[],
  mode: EditContext['mode'],
): ShownSections {
  const offered = nodes.map(({ type }) => new Set(registry.get(type)?.styleSections));
  const common = (Object.keys(SECTION_MODES) as StyleSection[]).filter((section) =>
    offered.every((set) => set.has(section)),
  );
  const shown = common.filter((section) => mode === 'advanced' || SECTION_MODES[section] === 'simple');
  return { shown, moreInAdvanced: shown.length < common.length };
}
