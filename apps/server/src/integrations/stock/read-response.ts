import { z } from 'zod';

const MAX_LENGTHS = { text: 500, address: 2048 } as const;

/** Invisible characters, which could turn a line around or hide a part of it. */
const UNSEEN = /[\p{Cc}\p{Cf}]+/gu;

/** Schema of a text in the answer of a provider, as one line; '' for anything else. */
export const textField = z
  .string()
  .catch('')
  .transform((text) => text.replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim().slice(0, MAX_LENGTHS.text));

/** Schema of a web address in the answer of a provider; '' for anything else, as `javascript:`. */
export const addressField = z
  .string()
  .catch('')
  .transform((address) => (isWebAddress(address) ? address : ''));

/** Schema of a web address without which there is no picture. */
export const neededAddress = z.string().refine(isWebAddress);

/** Schema of a number of pixels; 0 for anything else. */
export const pixelsField = z.int().positive().max(100_000).catch(0);

/** Schema of a number of things; 0 for anything else. */
export const countField = z.int().nonnegative().catch(0);

function isWebAddress(address: string): boolean {
  const url = address.length <= MAX_LENGTHS.address ? URL.parse(address) : null;
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
}
