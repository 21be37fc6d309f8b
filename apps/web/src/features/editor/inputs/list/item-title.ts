import type { JsonObject, ListInput } from '@mailwright/document';
import type { ListWords } from './list-props.ts';

/** What an item of a list is called: its title's text or choice, or what all items are called. */
export function itemTitle({ items, titleProp }: ListInput, item: JsonObject, word: ListWords): string {
  const value = item[titleProp];
  const title = items.find(({ prop }) => prop === titleProp);
  if (typeof value !== 'string' || value.trim() === '') return word('item');
  return title && 'options' in title ? word('option', `${titleProp}.${value}`) : value;
}
