import { EncryptJWT, jwtDecrypt } from 'jose';
import { z } from 'zod';
import type { AskedSignIn } from '../../integrations/openid/port.ts';

/** Longest time a person may take at the provider, seconds. */
export const REQUEST_LASTS = 900;

/** Sign-in that is under way in one browser, with the path that it ends at. */
export interface SignInRequest extends AskedSignIn {
  readonly next: string;
}

const contents = z.object({ state: z.string(), nonce: z.string(), codeVerifier: z.string(), next: z.string() });

/**
 * Encrypts a sign-in that is under way: the browser stores it without being able to read it, so that any server can continue
 * it.
 */
export function createRequestSeal({ key, now }: { readonly key: () => Promise<Buffer>; readonly now: () => number }) {
  return {
    async seal(request: SignInRequest): Promise<string> {
      const expires = Math.floor(now() / 1000) + REQUEST_LASTS;
      return new EncryptJWT({ ...request })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setExpirationTime(expires)
        .encrypt(await key());
    },

    /** Returns the sign-in; null when it is too old, or was not encrypted here. */
    async open(sealed: string): Promise<SignInRequest | null> {
      try {
        const { payload } = await jwtDecrypt(sealed, await key(), { currentDate: new Date(now()) });
        return contents.parse(payload);
      } catch {
        return null;
      }
    },
  };
}
