import { type HtmlElement, type HtmlNode, isElement } from '@mailwright/island';
import { attributeOf, inlineStyleOf } from '../paste/paste-element.ts';

/** More rules of one mail are not read. */
const MAX_RULES = 2000;

/**
 * Returns a function that tells whether a mail hides an element from its readers on a wide screen: by its own style, or by a
 * rule of a style sheet for a class, an id or an element. Rules within `@media` and with longer selectors are ignored.
 */
export function createHidden(nodes: readonly HtmlNode[]): (element: HtmlElement) => boolean {
  const hidden = new Set<string>();
  const sheets: string[] = [];
  collectSheets(nodes, sheets);
  for (const sheet of sheets) for (const selector of hiddenSelectors(sheet)) hidden.add(selector);
  return (element) => {
    const own = inlineStyleOf(element);
    const display = own.get('display');
    if (display === 'none' || own.get('visibility') === 'hidden' || own.get('opacity') === '0') return true;
    if (element.attrs.some(({ name }) => name === 'hidden')) return true;
    const isCut = own.get('overflow') === 'hidden';
    if (isCut && ['max-height', 'height', 'max-width', 'width'].some((name) => isNothing(own.get(name)))) return true;
    return hidden.size > 0 && display === undefined && selectorsOf(element).some((selector) => hidden.has(selector));
  };
}

function isNothing(value: string | undefined): boolean {
  return value !== undefined && /^0(?:px|em|%)?$/.test(value.trim());
}

function collectSheets(nodes: readonly HtmlNode[], sheets: string[]): void {
  for (const node of nodes) {
    if (!isElement(node)) continue;
    if (node.tagName !== 'style') collectSheets(node.childNodes, sheets);
    else for (const text of node.childNodes) if ('value' in text) sheets.push(text.value);
  }
}

/** Selectors of one name whose rules hide what they are for; rules of `@media` and the like are passed over. */
function hiddenSelectors(sheet: string): readonly string[] {
  const found: string[] = [];
  const css = withoutComments(sheet).replace(/<!--|-->/g, '');
  let depth = 0;
  let start = 0;
  let selectors = '';
  let rules = 0;
  for (const { 0: sign, index } of css.matchAll(/[{};]/g)) {
    if (sign === '{') {
      if (depth === 0) selectors = css.slice(start, index).trim();
      depth += 1;
      start = index + 1;
    } else if (sign === '}') {
      depth = Math.max(0, depth - 1);
      const body = css.slice(start, index);
      if (depth === 0 && !selectors.startsWith('@') && hides(body)) found.push(...named(selectors));
      start = index + 1;
      rules += 1;
      if (rules > MAX_RULES) break;
    } else {
      if (depth === 1 && !selectors.startsWith('@') && hides(css.slice(start, index))) found.push(...named(selectors));
      start = index + 1;
    }
  }
  return found;
}

function withoutComments(sheet: string): string {
  const [first = '', ...others] = sheet.split('/*');
  return [first, ...others.map((part) => (part.includes('*/') ? part.slice(part.indexOf('*/') + 2) : ''))].join('');
}

function hides(declarations: string): boolean {
  return /(?:^|[;\s])display\s*:\s*none\b/i.test(declarations);
}

function named(selectors: string): readonly string[] {
  return selectors
    .split(',')
    .map((selector) => selector.trim())
    .filter((selector) => /^(?:[a-z][a-z0-9]*)?[.#][\w-]+$/i.test(selector));
}

/** The selectors of one name that an element answers to. */
function selectorsOf(element: HtmlElement): readonly string[] {
  const id = attributeOf(element, 'id');
  const names = [
    ...attributeOf(element, 'class')
      .split(/\s+/)
      .filter(Boolean)
      .map((name) => `.${name}`),
    ...(id === '' ? [] : [`#${id}`]),
  ];
  return names.flatMap((name) => [name, `${element.tagName}${name}`]);
}
