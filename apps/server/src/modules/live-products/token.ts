import { createHmac, timingSafeEqual } from 'node:crypto';
import type { LiveProductRequest } from '@mailwright/contract';
import { z } from 'zod';

/** Content of a live picture, and the address that its link leads to when the product is gone. */
export interface LiveToken extends LiveProductRequest {
  /** Origin of the store's address, or of its product's page; '' when neither has one. */
  readonly origin: string;
}

const tokenFields = z.tuple([
  z.string(),
  z.string(),
  z.int(),
  z.enum(['vertical', 'horizontal']),
  z.string(),
  z.string(),
]);

/** Returns the token for an address: readable, and signed so that nobody else can make one. */
export function writeLiveToken(token: LiveToken, key: Buffer): string {
  const { storeUuid, productId, width, layout, lang, origin } = token;
  const fields = [storeUuid, productId, width, layout, lang, origin];
  const payload = Buffer.from(JSON.stringify(fields)).toString('base64url');
  return `${payload}.${signature(payload, key).toString('base64url')}`;
}

/** Reads a token; null when it is not signed with this key. */
export function readLiveToken(text: string, key: Buffer): LiveToken | null {
  const [payload = '', signed = '', ...more] = text.split('.');
  const given = Buffer.from(signed, 'base64url');
  const expected = signature(payload, key);
  if (more.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const fields = tokenFields.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  const [storeUuid, productId, width, layout, lang, origin] = fields;
  return { storeUuid, productId, width, layout, lang, origin };
}

function signature(payload: string, key: Buffer): Buffer {
  return createHmac('sha256', key).update(payload).digest();
}
