import type { HtmlElement } from '@mailwright/island';
import { attribute, classesOf } from '../dom.ts';
import { expand } from './expand.ts';
import { presentation } from './presentation.ts';
import { createSelectorReader, type Selector } from './selector.ts';
import { type Declaration, readDeclarations, type StyleRule } from './style-sheet.ts';

/** All single values that are declared for an element, by name, where the mail is read at one width. */
export interface Cascade {
  readonly declared: (element: HtmlElement) => ReadonlyMap<string, string>;
  /** Returns whether a selector of the rule matches the element, at any width. */
  readonly matching: (rule: StyleRule, element: HtmlElement) => boolean;
}

interface Candidate {
  readonly selector: Selector;
  readonly rule: StyleRule;
  readonly order: number;
}

type ColorScheme = 'light' | 'dark';

/** Comparing selectors with elements ends here: a mail of normal size needs a hundredth of it. */
const BUDGET = 4_000_000;

/** Going up the tree for them ends here. */
const CLIMBS = 4_000_000;

export function createCascade(rules: readonly StyleRule[], width: number, scheme: ColorScheme = 'light'): Cascade {
  const known = new WeakMap<HtmlElement, ReadonlyMap<string, string>>();
  const bare = new Map<string, ReadonlyMap<string, string>>();
  const selectors = new Map<StyleRule, readonly Selector[]>();
  const index = new Map<string, Candidate[]>();
  const readSelector = createSelectorReader(CLIMBS);
  let budget = BUDGET;
  for (const [order, rule] of rules.entries()) {
    const read = rule.selectors.flatMap((text) => readSelector(text) ?? []);
    selectors.set(rule, read);
    if (!rule.media.every((query) => isMedia(query, width, scheme))) continue;
    for (const selector of read) {
      const list = index.get(selector.key) ?? [];
      list.push({ selector, rule, order });
      index.set(selector.key, list);
    }
  }

  function found(element: HtmlElement): readonly Candidate[] {
    if (index.size === 0) return [];
    const keys = [
      '*',
      element.tagName,
      ...classesOf(element).map((name) => `.${name}`),
      `#${attribute(element, 'id')}`,
    ];
    const candidates = [...new Set(keys)].flatMap((key) => index.get(key) ?? []);
    budget -= candidates.length;
    if (budget < 0) return [];
    return candidates
      .filter(({ selector }) => selector.matches(element))
      .sort((a, b) => a.selector.specificity - b.selector.specificity || a.order - b.order);
  }

  return {
    declared(element) {
      const before = known.get(element);
      if (before) return before;
      const rules = found(element);
      const isBare = rules.length === 0 && element.attrs.length === 0 && !IN_TABLE.has(element.tagName);
      const values = (isBare ? bare.get(element.tagName) : undefined) ?? valuesOf(element, rules);
      if (isBare) bare.set(element.tagName, values);
      known.set(element, values);
      return values;
    },
    matching: (rule, element) => (selectors.get(rule) ?? []).some((selector) => selector.matches(element)),
  };
}

/** Elements whose look also depends on attributes of the table around them. */
const IN_TABLE: ReadonlySet<string> = new Set(['td', 'th']);

function valuesOf(element: HtmlElement, rules: readonly Candidate[]): ReadonlyMap<string, string> {
  const own = readDeclarations(attribute(element, 'style'));
  const layers = [...rules.map(({ rule }) => rule.declarations), own];
  const values = new Map(presentation(element));
  for (const important of [false, true]) for (const layer of layers) apply(values, layer, important);
  return values;
}

function apply(values: Map<string, string>, declarations: readonly Declaration[], important: boolean): void {
  for (const declaration of declarations) {
    if (declaration.important !== important) continue;
    for (const [name, value] of expand(declaration.name, declaration.value)) values.set(name, value);
  }
}

/** Returns whether a media query is true for a mail on a screen of this width (CSS pixels), in this color scheme. */
function isMedia(query: string, width: number, scheme: ColorScheme): boolean {
  return query.split(',').some((part) => isOneMedia(part.trim().toLowerCase(), width, scheme));
}

function isOneMedia(query: string, width: number, scheme: ColorScheme): boolean {
  if (query === '') return true;
  return query.split(/\s+and\s+/).every((part) => {
    if (/^(?:only\s+)?(?:all|screen)$/.test(part)) return true;
    const wanted = /^\(\s*prefers-color-scheme\s*:\s*(dark|light)\s*\)$/.exec(part)?.[1];
    // What asks for light colors was never looked at: a mail is converted as one without a scheme shows it.
    if (wanted !== undefined) return wanted === 'dark' && scheme === 'dark';
    const [, limit, number, unit] =
      /^\(\s*(max|min)-(?:device-)?width\s*:\s*([\d.]+)(px|em|rem)\s*\)$/.exec(part) ?? [];
    if (limit === undefined) return false;
    const pixels = Number(number) * (unit === 'px' ? 1 : 16);
    return limit === 'max' ? width <= pixels : width >= pixels;
  });
}
