import { LIMITS } from '@mailwright/contract';

/** A rule for a width of screens or dark mode: its class, where it holds and what it says. CSS of a module is whole rules. */
export interface ResponsiveRule {
  readonly screen: Screen;
  readonly name: string;
  readonly declarations: string;
}

type Screen = 'wide' | 'tablet' | 'stack' | 'phone' | 'dark' | 'hover' | 'print' | 'module' | 'foreign';

/**
 * Media query of each screen. Widest window first, so that narrower ones win; colors of dark mode win over all. `wide` is
 * every window in which columns do not stack, even if the pane that shows the mail is narrow.
 */
const SCREENS: readonly (readonly [Screen, string])[] = [
  ['wide', `min-width:${LIMITS.mail.breakpoint}px`],
  ['tablet', 'max-width:991px'],
  ['stack', `max-width:${LIMITS.mail.breakpoint - 1}px`],
  ['phone', 'max-width:479px'],
  ['dark', 'prefers-color-scheme:dark'],
];

const known = new Map<string, ResponsiveRule>();

/**
 * The rule for declarations. Its class is made from them alone, so the same declarations have the same class in every
 * node, every document and every process, and a node can be rendered without knowing the others.
 */
export function responsiveRule(screen: Screen, declarations: string): ResponsiveRule {
  const key = `${screen}:${declarations}`;
  return knownRule(key, () => ({ screen, name: screen[0] + hash(key), declarations }));
}

/** Says that there is foreign HTML in the mail. */
export const FOREIGN_RULE: ResponsiveRule = { screen: 'foreign', name: '', declarations: '' };

/** The CSS that a module brought along, the same object for the same CSS. */
export function moduleRule(scope: string, css: string): ResponsiveRule {
  return knownRule(`module:${scope}:${css}`, () => ({ screen: 'module', name: scope, declarations: css }));
}

function knownRule(key: string, make: () => ResponsiveRule): ResponsiveRule {
  const before = known.get(key);
  if (before) return before;
  if (known.size > 5000) known.clear();
  const rule = make();
  known.set(key, rule);
  return rule;
}

const knownPairs = new Map<string, readonly [beside: ResponsiveRule, under: ResponsiveRule]>();

/** The rules for a column that stands beside others where there is room, else under them; one class for both. */
export function stackingRules(share: string): readonly [beside: ResponsiveRule, under: ResponsiveRule] {
  const before = knownPairs.get(share);
  if (before) return before;
  if (knownPairs.size > 5000) knownPairs.clear();
  const beside = responsiveRule('wide', `width:${share}`);
  const pair = [beside, { screen: 'stack', name: beside.name, declarations: 'max-width:100%' }] as const;
  knownPairs.set(share, pair);
  return pair;
}

/** Under the pointer, and on paper. What few clients know comes last, so that none drops more for it. */
function pointerAndPaperCss(rules: readonly ResponsiveRule[]): string {
  const write = (screen: Screen, end: string) =>
    rules
      .filter((rule) => rule.screen === screen)
      .map(({ name, declarations }) => `.${name}${end}{${important(declarations)}}`);
  const hover = write('hover', ':hover').map((rule) => `${rule}\n`);
  const print = write('print', '');
  return hover.join('') + (print.length > 0 ? `@media print{${print.join('')}}\n` : '');
}

/** A node that was rendered long ago has a rule as another object. */
function eachOnce(rules: Iterable<ResponsiveRule>): ResponsiveRule[] {
  return [...new Map(Array.from(rules, (rule) => [rule.screen + rule.name + rule.declarations, rule])).values()];
}

/** Returns the CSS that modules brought along; its selectors limit it to the modules' own parts. */
export function moduleCss(rules: Iterable<ResponsiveRule>): string {
  const own = eachOnce(rules).filter(({ screen }) => screen === 'module');
  return own.map(({ declarations }) => `${declarations}\n`).join('');
}

/** The media queries of all rules, and dark colours once more for Outlook's own dark mode; '' without rules. */
export function responsiveCss(rules: Iterable<ResponsiveRule>): string {
  const all = eachOnce(rules);
  const queries = SCREENS.map(([screen, query]) => {
    const own = all.filter((rule) => rule.screen === screen);
    if (own.length === 0) return '';
    const names = Map.groupBy(own, ({ declarations }) => declarations);
    const written = [...names].map(
      ([declarations, rules]) =>
        `${inLines(
          rules.map(({ name }) => `.${name}`),
          ',',
        )}{${important(declarations)}}`,
    );
    return `@media (${query}){${inLines(written, '')}}\n`;
  });
  return queries.join('') + outlookDarkCss(all.filter(({ screen }) => screen === 'dark')) + pointerAndPaperCss(all);
}

/** The parts in one line, or in one each where that were longer than a line of a mail may be. */
function inLines(parts: readonly string[], between: string): string {
  const line = parts.join(between);
  return line.length < 900 ? line : parts.join(`${between}\n`);
}

/**
 * Outlook.com and the Outlook apps mark what they recolour: `data-ogsc` where a text colour, `data-ogsb` where a
 * background was changed. Each needs its own declarations; what is shown and what is not goes with either.
 */
function outlookDarkCss(rules: readonly ResponsiveRule[]): string {
  return rules
    .map(({ name, declarations }) => {
      const all = declarations.split(';');
      const swaps = declarations.startsWith('display:');
      const grounds = all.filter((declaration) => swaps || declaration.startsWith('background'));
      const inks = all.filter((declaration) => swaps || !declaration.startsWith('background'));
      const write = (mark: string, own: readonly string[]) =>
        own.length === 0 ? '' : `[${mark}] .${name}{${important(own.join(';'))}}\n`;
      return write('data-ogsc', inks) + write('data-ogsb', grounds);
    })
    .join('');
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
