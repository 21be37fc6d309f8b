import { type HtmlElement, isElement } from '@mailwright/island';
import type { Cascade } from './css/cascade.ts';
import type { StyleRule, StyleSheet } from './css/style-sheet.ts';
import type { ImportCode } from './import-node.ts';

/** The rules that code needs which stays, reaching nothing but what is inside `scope` (a class); '' where none. */
export function carriedCss(
  codes: readonly ImportCode[],
  { rules, others }: StyleSheet,
  { matching }: Cascade,
  scope: string,
): string {
  const elements = codes.flatMap((code) => code.elements.flatMap(withAllInside)).slice(0, MAX_ELEMENTS);
  if (elements.length === 0) return '';
  const shapes = distinct(elements);
  const kept = rules.filter(
    (rule) => rule.selectors.length <= MAX_SELECTORS && shapes.some((element) => matching(rule, element)),
  );
  if (kept.length === 0) return '';
  return [
    ...kept.map((rule) => written(rule, scope)),
    ...others.filter((text) => /^@(?:-\w+-)?keyframes/i.test(text)),
  ].join('\n');
}

const MAX_ELEMENTS = 20_000;

const MAX_SELECTORS = 100;

function withAllInside(element: HtmlElement): readonly HtmlElement[] {
  return [element, ...element.childNodes.filter(isElement).flatMap(withAllInside)];
}

/** Elements with the same tag, classes and place are matched by the same rules; a few of each will do. */
function distinct(elements: readonly HtmlElement[]): readonly HtmlElement[] {
  const known = new Map<string, HtmlElement>();
  for (const element of elements) {
    const attrs = element.attrs.filter(({ name }) => name !== 'style' && name !== 'href' && name !== 'src');
    const parent = element.parentNode && 'tagName' in element.parentNode ? element.parentNode.tagName : '';
    const key = `${parent}>${element.tagName}${JSON.stringify(attrs.map(({ name, value }) => [name, value]))}`;
    if (!known.has(key)) known.set(key, element);
  }
  return [...known.values()].slice(0, 500);
}

function written({ selectors, body, media }: StyleRule, scope: string): string {
  const rule = `${selectors.map((selector) => `.${scope} ${lastPart(selector)}`).join(',')}{${body}}`;
  return media.reduceRight((inner, query) => `@media ${query}{${inner}}`, rule);
}

/** What was around the code is not around it any more, so that only what is asked of the element itself can count. */
function lastPart(selector: string): string {
  return (
    selector
      .trim()
      .replace(/\s*>\s*/g, ' > ')
      .split(/\s+(?![^[]*\])/)
      .at(-1) ?? '*'
  );
}
