import { type AttributeSelector, isTraversal, parse, type Selector, stringify } from 'css-what';
import { readStyleSheet } from './style-sheet.ts';

/**
 * CSS that holds for an element of a class, and for what is in it, alone: `h1` becomes `.scope h1,h1.scope`. What mail
 * programs put around a mail stays in front, as in `[data-ogsc] .scope h1`. Rules for the whole page are left out, and so
 * is what no selector can be read of.
 */
export function scopeCss(css: string, scope: string): string {
  const { rules, others } = readStyleSheet(css);
  const written = rules.flatMap(({ selectors, body, media }) => {
    const scoped = selectors.flatMap((selector) => scopedSelectors(selector, scope));
    if (scoped.length === 0 || body === '') return [];
    return [media.reduceRight((inner, query) => `@media ${query}{${inner}}`, `${scoped.join(',')}{${body}}`)];
  });
  return [...others, ...written].join('\n');
}

/** An element's own part of a selector, and what stands before it. */
interface Compound {
  readonly combinator: Selector | undefined;
  readonly parts: readonly Selector[];
}

function scopedSelectors(selector: string, scope: string): readonly string[] {
  const compounds = compoundsOf(selector);
  const outside = compounds.findLastIndex(isOutside) + 1;
  const [first, ...others] = compounds.slice(outside);
  if (!first) return [];
  const around = outside === 0 ? '' : `${written(compounds.slice(0, outside))} `;
  const isElement = first.parts[0]?.type === 'tag' || first.parts[0]?.type === 'universal' ? 1 : 0;
  const itself = [...first.parts.slice(0, isElement), classSelector(scope), ...first.parts.slice(isElement)];
  return [
    `${around}.${scope} ${written([{ ...first, combinator: undefined }, ...others])}`,
    around + written([{ combinator: undefined, parts: itself }, ...others]),
  ];
}

function compoundsOf(selector: string): readonly Compound[] {
  const compounds: { combinator: Selector | undefined; parts: Selector[] }[] = [];
  for (const part of parsed(selector)) {
    const last = compounds.at(-1);
    if (isTraversal(part)) compounds.push({ combinator: part, parts: [] });
    else if (last) last.parts.push(part);
    else compounds.push({ combinator: undefined, parts: [part] });
  }
  return compounds;
}

function parsed(selector: string): readonly Selector[] {
  try {
    return parse(selector)[0] ?? [];
  } catch {
    return [];
  }
}

function written(compounds: readonly Compound[]): string {
  return stringify([
    compounds.flatMap(({ combinator, parts }) => [...(combinator ? [combinator] : []), ...parts]),
  ]).trim();
}

/** Elements of a page, and what mail programs put around a mail or mark it with. */
const AROUND: Readonly<Record<string, readonly string[]>> = {
  id: ['body', 'MessageViewBody', 'outlook'],
  class: ['ExternalClass', 'moz-text-html', 'body'],
};

function isOutside({ parts }: Compound): boolean {
  return parts.some((part) => {
    if (part.type === 'tag') return part.name === 'html' || part.name === 'body';
    if (part.type === 'pseudo') return part.name === 'root';
    if (part.type !== 'attribute') return false;
    return /^data-ogs[bc]$/.test(part.name) || (AROUND[part.name]?.includes(part.value) ?? false);
  });
}

function classSelector(value: string): AttributeSelector {
  return {
    type: 'attribute',
    name: 'class',
    action: 'element',
    value,
    ignoreCase: 'quirks',
    namespace: null,
  } as AttributeSelector;
}
