import { isEmailAddress, LIMITS } from '@mailwright/contract';

/** Result of entering a text as a recipient. */
export type Entered =
  | { readonly kind: 'taken'; readonly recipients: readonly string[] }
  | { readonly kind: 'invalid' }
  /** There are as many as there may be. */
  | { readonly kind: 'full' };

/** Adds one address; an empty text and one that is there already, in capitals or not, change nothing. */
export function enterRecipient(recipients: readonly string[], typed: string): Entered {
  const address = typed.trim();
  const isKnown = recipients.some((known) => known.toLowerCase() === address.toLowerCase());
  if (address === '' || isKnown) return { kind: 'taken', recipients };
  if (!isEmailAddress(address)) return { kind: 'invalid' };
  if (recipients.length >= LIMITS.testMail.maxRecipients) return { kind: 'full' };
  return { kind: 'taken', recipients: [...recipients, address] };
}

/** Several addresses pasted at once, as they stand between commas, semicolons or blanks. */
export function splitAddresses(text: string): readonly string[] {
  return text.split(/[\s,;]+/).filter((part) => part !== '');
}
