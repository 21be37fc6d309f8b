import type { ItemId } from '@mailwright/document';
import type { InputProps } from '../input-props.ts';

/** A string of the block about this list, or about one of its items' props (`of`, with its option after a dot). */
export type ListWords = (what: 'add' | 'item' | 'field' | 'option', of?: string) => string;

export interface ListFieldProps extends InputProps<'list'> {
  readonly word: ListWords;
  /** The item that is to be shown opened. */
  readonly openItem: ItemId | null;
}
