import type { IslandElement } from '../island.ts';
import { attributesOf } from './edit-island.ts';
import type { ValuePatch } from './island-edit.ts';
import { effectiveDeclaration, type StyleDeclaration, styleDeclarations } from './style-declarations.ts';

/** Style values of an element that can be edited in place. */
export const LOOK_KEYS = ['color', 'background', 'fontSize', 'padding', 'align'] as const;

export type LookKey = (typeof LOOK_KEYS)[number];

interface LookPatch {
  readonly attributes: ValuePatch;
  readonly style: ValuePatch;
}

const SIDES = ['top', 'right', 'bottom', 'left'] as const;

/** Attribute in which old mails write the same value, by tag; on a table, `align` places the table itself. */
const OLD: Readonly<Record<LookKey, (tag: string) => string | null>> = {
  color: (tag) => (tag === 'font' ? 'color' : null),
  background: (tag) => (/^(?:table|tr|td|th|body)$/.test(tag) ? 'bgcolor' : null),
  fontSize: () => null,
  padding: () => null,
  align: (tag) => (/^(?:td|th|tr|p|div|h[1-6])$/.test(tag) ? 'align' : null),
};

const PROPERTY: Readonly<Record<Exclude<LookKey, 'background' | 'padding'>, string>> = {
  color: 'color',
  fontSize: 'font-size',
  align: 'text-align',
};

/** Returns the value that the element itself sets; '' if it sets none. */
export function lookOf(source: string, element: IslandElement, key: LookKey): string {
  const attributes = attributesOf(source, element);
  const declarations = styleDeclarations(attributes.get('style') ?? '');
  return styled(declarations, key) ?? attributes.get(OLD[key](element.tag) ?? '') ?? '';
}

/** The smallest change that gives an element another look; '' takes away what it says. */
export function lookPatch(source: string, element: IslandElement, key: LookKey, value: string): LookPatch {
  const attributes = attributesOf(source, element);
  const declarations = styleDeclarations(attributes.get('style') ?? '');
  const old = OLD[key](element.tag);
  const hasOld = old !== null && attributes.has(old);
  const next = value.trim() === '' ? null : value.trim();
  const isStyled = styled(declarations, key) !== null;
  // What stands in both is changed in both: clients differ in which they read.
  return {
    attributes: hasOld ? { [old]: next } : {},
    style: isStyled || !hasOld ? stylePatch(declarations, key, next) : {},
  };
}

function styled(declarations: readonly StyleDeclaration[], key: LookKey): string | null {
  if (key === 'padding') return paddingOf(declarations);
  if (key === 'background') return backgroundOf(declarations)?.value ?? null;
  return effectiveDeclaration(declarations, PROPERTY[key])?.value ?? null;
}

function stylePatch(declarations: readonly StyleDeclaration[], key: LookKey, value: string | null): ValuePatch {
  if (key === 'padding') {
    const sides = declarations.map(({ property }) => property).filter((name) => name.startsWith('padding-'));
    return { padding: value, ...Object.fromEntries(sides.map((name) => [name, null])) };
  }
  if (key === 'background') return { [backgroundOf(declarations)?.property ?? 'background-color']: value };
  return { [PROPERTY[key]]: value };
}

/** The declaration that gives the background its colour; a short one that says more than a colour is none. */
function backgroundOf(declarations: readonly StyleDeclaration[]): StyleDeclaration | undefined {
  const isColor = ({ property, value }: StyleDeclaration) =>
    property === 'background-color' || (property === 'background' && /^(?:#\w+|[a-z]+|\w+\([^()]*\))$/i.test(value));
  const grounds = declarations.filter(isColor).filter(({ value }) => !/^url\(/i.test(value));
  return grounds.findLast(({ important }) => important) ?? grounds.at(-1);
}

/** The four sides as one value, as short as CSS allows. */
function paddingOf(declarations: readonly StyleDeclaration[]): string | null {
  const sides = new Map<string, string>();
  for (const { property, value } of declarations) {
    if (property === 'padding') {
      const [top = '0', right = top, bottom = top, left = right] = value.split(/\s+/);
      for (const [index, side] of [top, right, bottom, left].entries()) sides.set(SIDES[index] ?? '', side);
    }
    if (property.startsWith('padding-')) sides.set(property.slice('padding-'.length), value);
  }
  if (sides.size === 0) return null;
  const [top, right, bottom, left] = SIDES.map((side) => sides.get(side) ?? '0');
  if (left !== right) return `${top} ${right} ${bottom} ${left}`;
  if (top !== bottom) return `${top} ${right} ${bottom}`;
  return top === right ? `${top}` : `${top} ${right}`;
}
