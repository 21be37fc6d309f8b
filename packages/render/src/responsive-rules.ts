/** A rule for narrow screens: its class, where it holds and what it says. */
export interface ResponsiveRule {
  readonly screen: Screen;
  readonly name: string;
  readonly declarations: string;
}

type Screen = 'tablet' | 'stack' | 'phone';

/** Widest window of each, CSS pixels. Widest first, so that narrower ones win. */
const SCREENS: readonly (readonly [Screen, number])[] = [
  ['tablet', 991],
  ['stack', 767],
  ['phone', 479],
];

const known = new Map<string, ResponsiveRule>();

/**
 * The rule for declarations. Its class is made from them alone, so the same declarations have the same class in every
 * node, every document and every process, and a node can be rendered without knowing the others.
 */
export function responsiveRule(screen: Screen, declarations: string): ResponsiveRule {
  const key = `${screen}:${declarations}`;
  const before = known.get(key);
  if (before) return before;
  if (known.size > 5000) known.clear();
  const rule = { screen, name: screen[0] + hash(key), declarations };
  known.set(key, rule);
  return rule;
}

/** The media queries of all rules; '' without rules. */
export function responsiveCss(rules: Iterable<ResponsiveRule>): string {
  const all = [...new Set(rules)];
  return SCREENS.map(([screen, width]) => {
    const own = all.filter((rule) => rule.screen === screen);
    if (own.length === 0) return '';
    const written = own.map((rule) => `.${rule.name}{${important(rule.declarations)}}`);
    return `@media (max-width:${width}px){${written.join('')}}\n`;
  }).join('');
}

/** Inline styles win over a style block unless it is important. Some clients drop it without the blank before. */
function important(declarations: string): string {
  return declarations
    .split(';')
    .map((declaration) => `${declaration} !important`)
    .join(';');
}

/** FNV-1a, 32 bits, in base 36. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return (value >>> 0).toString(36);
}
