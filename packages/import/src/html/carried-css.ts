import { type HtmlElement, isElement } from '@mailwright/island';
import { createSelectorReader, type Selector } from './css/selector.ts';
import type { StyleRule, StyleSheet } from './css/style-sheet.ts';
import { attribute, classesOf } from './dom.ts';

/** The rules that code needs which stays. They reach nothing but the elements that they were for. */
export interface CarriedCss {
  /** The classes of an element around code, by which its rules know it; '' where it needs none. */
  readonly classesFor: (elements: readonly HtmlElement[]) => string;
  /** The rules of all code so far; '' where none. */
  readonly css: () => string;
}

/** Most elements of one piece of code that are examined, and most rules for them. */
const MAX_ELEMENTS = 3000;
const MAX_SELECTORS = 100;

/** Going up the tree for them ends here. */
const CLIMBS = 4_000_000;

/** More parts in a row than mails have. */
const MAX_PARTS = 12;

/** `scope` is the class of all code; code whose rules need more to be told apart has a further one. */
export function createCarriedCss({ rules, others }: StyleSheet, scope: string): CarriedCss {
  const written = new Map<StyleRule, Set<string>>();
  const ownScopes = new Map<string, string>();
  const readAnywhere = createSelectorReader(CLIMBS);
  const known = new Map<string, Selector | null>();
  const anywhere = (text: string) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const read = readAnywhere(text);
    known.set(text, read);
    return read;
  };

  function add(rule: StyleRule, selector: string): void {
    const selectors = written.get(rule) ?? new Set<string>();
    written.set(rule, selectors.add(selector));
  }

  function classesFor(roots: readonly HtmlElement[]): string {
    const elements = roots.flatMap(withAllInside).slice(0, MAX_ELEMENTS);
    const keys = new Set(elements.flatMap(keysOf));
    const readInside = createSelectorReader(CLIMBS, new Set(roots));
    let isShared = false;
    const own: (readonly [rule: StyleRule, selector: string])[] = [];
    for (const rule of rules) {
      if (rule.selectors.length > MAX_SELECTORS) continue;
      for (const text of rule.selectors) {
        const selector = anywhere(text);
        if (!selector || !keys.has(selector.key)) continue;
        const matched = elements.filter((element) => selector.matches(element));
        if (matched.length === 0) continue;
        const outside = missed(matched, readInside(text));
        if (outside.length < matched.length) {
          add(rule, `.${scope} ${text.trim()}`);
          isShared = true;
        }
        const shorter = outside.length === 0 ? null : withoutAround(text, outside, matched, elements, readInside);
        if (shorter !== null) own.push([rule, shorter]);
      }
    }
    const ownScope = own.length === 0 ? '' : scopeOf(own.map(([{ body, media }, text]) => [text, body, ...media]));
    for (const [rule, text] of own) add(rule, `.${ownScope} ${text}`);
    return [isShared ? scope : '', ownScope].filter(Boolean).join(' ');
  }

  /** Code with the same rules of its own has the same class. */
  function scopeOf(own: readonly (readonly string[])[]): string {
    const key = JSON.stringify(own);
    const name = ownScopes.get(key) ?? `${scope}-${ownScopes.size + 1}`;
    ownScopes.set(key, name);
    return name;
  }

  function css(): string {
    if (written.size === 0) return '';
    const kept = rules.flatMap((rule) => {
      const selectors = written.get(rule);
      if (!selectors) return [];
      const inner = `${[...selectors].join(',')}{${rule.body}}`;
      return [rule.media.reduceRight((all, query) => `@media ${query}{${all}}`, inner)];
    });
    return [...kept, ...others.filter((text) => /^@(?:-\w+-)?keyframes/i.test(text))].join('\n');
  }

  return { classesFor, css };
}

function missed(elements: readonly HtmlElement[], selector: Selector | null): readonly HtmlElement[] {
  return elements.filter((element) => !selector?.matches(element));
}

/**
 * The longest end of a selector that reaches all of these elements by what is in the code, and none that the whole does
 * not reach; null where there is none.
 */
function withoutAround(
  text: string,
  wanted: readonly HtmlElement[],
  matched: readonly HtmlElement[],
  elements: readonly HtmlElement[],
  read: (text: string) => Selector | null,
): string | null {
  const parts = text
    .trim()
    .replace(/\s*>\s*/g, ' > ')
    .split(/\s+(?![^[]*\])/);
  const reached = new Set(matched);
  for (const from of parts.keys()) {
    if (from === 0 || parts[from] === '>' || from < parts.length - MAX_PARTS) continue;
    const end = parts.slice(from).join(' ');
    const selector = read(end);
    if (!selector || missed(wanted, selector).length > 0) continue;
    return elements.every((element) => reached.has(element) || !selector.matches(element)) ? end : null;
  }
  return null;
}

function keysOf(element: HtmlElement): readonly string[] {
  return ['*', element.tagName, ...classesOf(element).map((name) => `.${name}`), `#${attribute(element, 'id')}`];
}

function withAllInside(element: HtmlElement): readonly HtmlElement[] {
  return [element, ...element.childNodes.filter(isElement).flatMap(withAllInside)];
}
