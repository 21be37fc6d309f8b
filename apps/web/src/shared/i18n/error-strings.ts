import { ERRORS } from '@mailwright/contract';
import type { Strings } from './load-namespace.ts';

/** Returns the English sentences of the contract's errors by code. */
export function errorStrings(): Strings {
  return Object.fromEntries(Object.entries(ERRORS).map(([code, { sentence }]) => [code, sentence]));
}
