import { BLOCKS } from '@mailwright/blocks';
import type { Strings } from './load-namespace.ts';

/** Returns the English strings of the blocks, which are in the blocks' own folders, as `<type>.<key>`. */
export function blockStrings(): Strings {
  return Object.fromEntries(
    BLOCKS.flatMap(({ type, strings }) => Object.entries(strings.en).map(([key, text]) => [`${type}.${key}`, text])),
  );
}
