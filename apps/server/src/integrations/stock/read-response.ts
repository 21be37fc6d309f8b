import { z } from 'zod';

const MAX_LENGTHS = { text: 500, address: 2048 } as const;

/** Invisible characters, which could turn a line around or hide a part of it. */
const UNSEEN = /[\p{Cc}\p{Cf}]+/gu;

/** A text that a provider tells, as one line; '' for anything else. */
export const toldText = z
  .string()
  .catch('')
  .transform((text) => text.replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim().slice(0, MAX_LENGTHS.text));

/** A web address that a provider tells; '' for anything else, as `javascript:`. */
export const toldAddress = z
  .string()
  .catch('')
  .transform((address) => (isWebAddress(address) ? address : ''));

/** A web address without which there is no picture. */
export const neededAddress = z.string().refine(isWebAddress);

/** Pixels that a provider tells; 0 for anything else. */
export const toldPixels = z.int().positive().max(100_000).catch(0);

/** A number of things; 0 for anything else. */
export const toldCount = z.int().nonnegative().catch(0);

function isWebAddress(address: string): boolean {
  const url = address.length <= MAX_LENGTHS.address ? URL.parse(address) : null;
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
}
