import { NODE_KEYS, type NodeStyle, type StyleKey, type StyleScreen, type StyleValues } from '@mailwright/document';

const NO_VALUES: ReadonlySet<string> = new Set(['tablet', 'phone', 'dark', 'hover', ...NODE_KEYS]);

/** A node as the Styles panel reads it. */
interface Styled {
  readonly style: NodeStyle;
  /** Values that apply where the style sets none. */
  readonly defaults: StyleValues;
}

/** The styles of several nodes as one, on all widths or on one screen. */
export interface StyleView {
  /** Values that all nodes set themselves. */
  readonly own: StyleValues;
  /** Values that apply to all nodes alike where they do not all set them themselves. */
  readonly inherited: StyleValues;
  /** Keys that do not show the same on all nodes. */
  readonly mixed: ReadonlySet<StyleKey>;
  /** Keys that at least one node says itself. */
  readonly set: ReadonlySet<StyleKey>;
}

export function styleView(nodes: readonly Styled[], screen: StyleScreen | undefined): StyleView {
  const own = nodes.map(({ style }) => valuesOn(style, screen));
  const below = nodes.map((node) => valuesBelow(node, screen));
  const shown = nodes.map((_, index) => ({ ...below[index], ...own[index] }));
  const keys = [...new Set(shown.flatMap(Object.keys))] as StyleKey[];
  const mixed = new Set(keys.filter((key) => !agreeOn(shown, key)));
  const isOwn = (key: StyleKey) => agreeOn(own, key) && own[0]?.[key] !== undefined;
  return {
    own: pick(own[0], keys.filter(isOwn)),
    inherited: pick(
      shown[0],
      keys.filter((key) => !isOwn(key) && !mixed.has(key)),
    ),
    mixed,
    set: new Set(keys.filter((key) => own.some((values) => values[key] !== undefined))),
  };
}

/** Returns the values that a style sets itself: for all widths, or those of one screen. */
function valuesOn(style: NodeStyle, screen: StyleScreen | undefined): StyleValues {
  if (screen !== undefined) return style[screen] ?? {};
  return Object.fromEntries(Object.entries(style).filter(([key]) => !NO_VALUES.has(key)));
}

/**
 * Returns the values that apply where the style itself sets none: a phone gets what is set for tablets, since rules for
 * wider screens apply there too.
 */
function valuesBelow({ style, defaults }: Styled, screen: StyleScreen | undefined): StyleValues {
  // In dark mode a client makes its own of a colour; none is known beforehand.
  if (screen === 'dark' || screen === 'hover') return {};
  if (screen === undefined) return defaults;
  const all = { ...defaults, ...valuesOn(style, undefined) };
  return screen === 'tablet' ? all : { ...all, ...style.tablet };
}

function agreeOn(values: readonly StyleValues[], key: StyleKey): boolean {
  return values.every((one) => one[key] === values[0]?.[key]);
}

function pick(values: StyleValues = {}, keys: readonly StyleKey[]): StyleValues {
  return Object.fromEntries(keys.map((key) => [key, values[key]]));
}
