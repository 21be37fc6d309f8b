import type { IslandElement } from '../island.ts';
import { attributesOf } from './edit-island.ts';
import { styleDeclarations } from './style-declarations.ts';

/** Name of an element as a person would call it. */
export type ElementKind =
  | 'text'
  | 'heading'
  | 'link'
  | 'button'
  | 'image'
  | 'cell'
  | 'row'
  | 'table'
  | 'list'
  | 'item'
  | 'divider'
  | 'mail'
  | 'box';

const KINDS: ReadonlyMap<string, ElementKind> = new Map([
  ...kind('text', 'p span font b strong i em u s small big sub sup code blockquote pre center abbr q cite br address'),
  ...kind('heading', 'h1 h2 h3 h4 h5 h6'),
  ...kind('link', 'a area'),
  ...kind('image', 'img picture'),
  ...kind('cell', 'td th caption'),
  ...kind('row', 'tr'),
  ...kind('table', 'table tbody thead tfoot'),
  ...kind('list', 'ul ol dl'),
  ...kind('item', 'li dt dd'),
  ...kind('divider', 'hr'),
  ...kind('mail', 'html body'),
  ...kind('button', 'button'),
]);

/** Returns the kind of an element; a link with a background or padding of its own is a button. */
export function elementKind(source: string, element: IslandElement): ElementKind {
  const known = KINDS.get(element.tag) ?? 'box';
  if (known !== 'link') return known;
  const declarations = styleDeclarations(attributesOf(source, element).get('style') ?? '');
  const background = declarations.some(
    ({ property, value }) => /^background(-color)?$/.test(property) && !isNone(value),
  );
  const padded = declarations.some(({ property }) => /^padding/.test(property));
  return background || padded ? 'button' : 'link';
}

function isNone(value: string): boolean {
  return /^(?:none|transparent|inherit|initial|unset)$/i.test(value.trim());
}

function kind(name: ElementKind, tags: string): readonly (readonly [string, ElementKind])[] {
  return tags.split(' ').map((tag) => [tag, name] as const);
}
