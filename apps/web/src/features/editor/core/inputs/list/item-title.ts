import type { JsonObject, ListInput } from '@mailwright/document';
import type { ListWords } from './list-props.ts';

/** Returns the title of a list item: its title's text or choice, else the word for any item. */
export function itemTitle({ items, titleProp }: ListInput, item: JsonObject, word: ListWords): string {
  const value = item[titleProp];
  const title = items.find(({ prop }) => prop === titleProp);
  if (typeof value !== 'string' || value.trim() === '') return word('item');
  return title && 'options' in title ? word('option', `${titleProp}.${value}`) : value;
}
