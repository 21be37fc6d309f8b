import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** Permission of a session to see a page until a time. */
const viewPass = z.object({
  /** Hash of the id of the session that the pass was made in, and with which it ends. */
  session: z.string(),
  templateId: z.string(),
  /** Milliseconds since 1970; null for the template as it is now. */
  versionDate: z.number().nullable(),
  expiresAt: z.number(),
});

export type ViewPass = z.infer<typeof viewPass>;

/** Returns the pass for an address: readable, and signed so that nobody else can make one. */
export function writeViewPass(pass: ViewPass, key: Buffer): string {
  const payload = Buffer.from(JSON.stringify(pass)).toString('base64url');
  return `${payload}.${signature(payload, key).toString('base64url')}`;
}

/** Reads a pass; null when it is not signed with this key, or is of an earlier release. */
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
