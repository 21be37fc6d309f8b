import { z } from 'zod';
import { jsonObject, timestamp } from '../wire.ts';

const name = z.string().trim().min(1).max(100);

/** Something that proves who its holder is: a phone, a computer, a key. */
export const passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: timestamp,
  /** Null until it is signed in with. */
  usedAt: timestamp.nullable(),
});

export const passkeyParams = z.object({ id: z.string().min(1).max(1400) });

export const passkeyName = z.object({ name });

/** Options for the browser's passkey dialog, as WebAuthn writes them in JSON. */
export const passkeyOptions = z.record(z.string(), z.unknown());

/** Name of the new passkey and the browser's response, as WebAuthn writes it in JSON. */
export const newPasskeyRequest = z.object({ name, response: jsonObject });

export const newPasskeyAnswer = z.object({ passkey, recoveryCodes: z.array(z.string()).nullable() });

export const passkeyAnswer = z.object({ response: jsonObject });

export type Passkey = z.infer<typeof passkey>;
