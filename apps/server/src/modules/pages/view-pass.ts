import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** In which session which page may be seen until when. */
const viewPass = z.object({
  /** Hash of the id of the session that it was made in, and with which it ends. */
  session: z.string(),
  templateId: z.string(),
  /** Milliseconds since 1970; null for the template as it is now. */
  versionDate: z.number().nullable(),
  expiresAt: z.number(),
});

export type ViewPass = z.infer<typeof viewPass>;

/** A pass as it stands in an address: readable, and signed so that nobody else can make one. */
export function writeViewPass(pass: ViewPass, key: Buffer): string {
  const payload = Buffer.from(JSON.stringify(pass)).toString('base64url');
  return `${payload}.${signature(payload, key).toString('base64url')}`;
}

/** Null for what nobody signed with this key, and for passes of earlier releases. */
export function readViewPass(text: string, key: Buffer): ViewPass | null {
  const [payload = '', signed = ''] = text.split('.');
  const given = Buffer.from(signed, 'base64url');
  const expected = signature(payload, key);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return viewPass.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString())).data ?? null;
}

function signature(payload: string, key: Buffer): Buffer {
  return createHmac('sha256', key).update(payload).digest();
}
