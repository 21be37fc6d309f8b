import { type DocumentNode, type HideOn, ownCondition, placesOf } from '@mailwright/document';

/** On which screens a node with each setting is not there. */
const HIDDEN: Readonly<Record<HideOn, readonly Screen[]>> = {
  desktop: ['desktop'],
  'desktop-tablet': ['desktop', 'tablet'],
  tablet: ['tablet', 'phone'],
  mobile: ['phone'],
};

const SCREENS = ['desktop', 'tablet', 'phone'] as const;
type Screen = (typeof SCREENS)[number];

/**
 * Tells if every reader is shown a node for which `holds` is true, on every screen: what stands under a condition counts
 * where what is shown otherwise has it as well, and what is repeated counts for nobody, since a list may be empty.
 */
export function isShownToAll(nodes: readonly DocumentNode[], holds: (node: DocumentNode) => boolean): boolean {
  const answers = new Map<DocumentNode, boolean>();
  const remembered = (node: DocumentNode): boolean => {
    const answer = answers.get(node) ?? holds(node);
    answers.set(node, answer);
    return answer;
  };
  return SCREENS.every((screen) => isShownOn(screen, nodes, remembered));
}

function isShownOn(screen: Screen, siblings: readonly DocumentNode[], holds: (node: DocumentNode) => boolean): boolean {
  const shows = (node: DocumentNode): boolean =>
    node.repeat === undefined &&
    !(node.style.hideOn && HIDDEN[node.style.hideOn].includes(screen)) &&
    (holds(node) || isShownOn(screen, node.children ?? [], holds));
  return placesOf(siblings).some(([first, ...others]) => {
    if (!first || !shows(first)) return false;
    return ownCondition(first.condition) === undefined || others.some(shows);
  });
}
