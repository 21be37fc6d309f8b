import type { HtmlElement } from '@mailwright/island';
import { attribute, classesOf, parentElement } from '../dom.ts';

interface AttributeTest {
  readonly name: string;
  readonly operator: string;
  readonly value: string;
}

/** What is asked of one element. */
export interface Compound {
  readonly tag: string;
  readonly id: string;
  readonly classes: readonly string[];
  readonly attributes: readonly AttributeTest[];
}

/** A selector from its last compound to its first; `child`: the one before must be the parent, not just around it. */
export interface Selector {
  readonly compounds: readonly { readonly compound: Compound; readonly child: boolean }[];
  /** Ids, classes and attributes, tags, as one number. */
  readonly specificity: number;
}

const PART =
  /^(?:(\*|[a-z][\w-]*)|#([\w-]+)|\.([\w-]+)|\[\s*([\w-]+)\s*(?:([~|^$*]?=)\s*("[^"]*"|'[^']*'|[^\]\s]+)\s*)?\]|(:link))/i;

/** Longer chains than mails have. */
const MAX_COMPOUNDS = 12;

/** null for what is never true of a mail at rest (`:hover`) or is not told apart here (siblings, positions). */
export function readSelector(text: string): Selector | null {
  const tokens = text
    .trim()
    .replace(/\s*>\s*/g, ' > ')
    .split(/\s+(?![^[]*\])/);
  const compounds: { compound: Compound; child: boolean }[] = [];
  let child = false;
  let specificity = 0;
  for (const token of tokens) {
    if (token === '>') {
      child = true;
      continue;
    }
    const compound = readCompound(token);
    if (!compound || compounds.length === MAX_COMPOUNDS) return null;
    compounds.unshift({ compound, child });
    child = false;
    const { id, classes, attributes, tag } = compound;
    specificity += (id ? 10_000 : 0) + (classes.length + attributes.length) * 100 + (tag ? 1 : 0);
  }
  return compounds.length > 0 ? { compounds, specificity } : null;
}

function readCompound(text: string): Compound | null {
  let [tag, id] = ['', ''];
  const classes: string[] = [];
  const attributes: AttributeTest[] = [];
  let rest = text;
  while (rest !== '') {
    const found = PART.exec(rest);
    if (!found) return null;
    const [all, name, hash, cls, attr, operator = '', value = '', link] = found;
    if (name) tag = name === '*' ? '' : name.toLowerCase();
    if (hash) id = hash;
    if (cls) classes.push(cls);
    if (attr) attributes.push({ name: attr.toLowerCase(), operator, value: value.replace(/^["']|["']$/g, '') });
    if (link) attributes.push({ name: 'href', operator: '', value: '' });
    rest = rest.slice(all.length);
  }
  return { tag, id, classes, attributes };
}

/** Whether an element is what a selector asks for. */
export function matches({ compounds }: Selector, element: HtmlElement): boolean {
  return matchesFrom(compounds, 0, element, { left: MAX_STEPS });
}

/** Steps up the tree that one comparison may take, forth and back. */
const MAX_STEPS = 2000;

function matchesFrom(
  compounds: Selector['compounds'],
  at: number,
  element: HtmlElement,
  steps: { left: number },
): boolean {
  const step = compounds[at];
  steps.left -= 1;
  if (!step || steps.left < 0 || !fits(step.compound, element)) return false;
  if (at === compounds.length - 1) return true;
  // The compound that stands before a `>` must be the parent.
  for (let above = parentElement(element); above; above = parentElement(above)) {
    if (matchesFrom(compounds, at + 1, above, steps)) return true;
    if (step.child || steps.left < 0) return false;
  }
  return false;
}

function fits({ tag, id, classes, attributes }: Compound, element: HtmlElement): boolean {
  if (tag && element.tagName !== tag) return false;
  if (id && attribute(element, 'id') !== id) return false;
  if (classes.length > 0) {
    const own = classesOf(element);
    if (!classes.every((name) => own.includes(name))) return false;
  }
  return attributes.every((test) => fitsAttribute(test, element));
}

function fitsAttribute({ name, operator, value }: AttributeTest, { attrs }: HtmlElement): boolean {
  const own = attrs.find((attr) => attr.name === name)?.value;
  if (own === undefined) return false;
  switch (operator) {
    case '':
      return true;
    case '=':
      return own === value;
    case '~=':
      return own.split(/\s+/).includes(value);
    case '^=':
      return value !== '' && own.startsWith(value);
    case '$=':
      return value !== '' && own.endsWith(value);
    case '*=':
      return value !== '' && own.includes(value);
    default:
      return own === value || own.startsWith(`${value}-`);
  }
}
