import type { FastifyBaseLogger } from 'fastify';
import type { SignInProvider } from '../../integrations/openid/port.ts';
import type { TextSeal } from '../secrets/sealed-text.ts';

/** Most characters of an ID token in an address; servers accept about 8,000 for a whole address. */
const MAX_HINT_LENGTH = 6000;

export interface ProviderLogoutDeps {
  readonly provider: SignInProvider;
  /** Encrypts ID tokens, for each person. */
  readonly seal: TextSeal;
  /** Address to which the provider sends browsers back. */
  readonly returnTo: string;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Ends sessions at the provider; failures are logged and stop neither signing in nor signing out. */
export function createProviderLogout({ provider, seal, returnTo, log }: ProviderLogoutDeps) {
  return {
    /**
     * Returns the encrypted ID token to store; null when it cannot be encrypted. For a token that is too long, '' is encrypted
     * instead.
     */
    keep(userId: string, idToken: string): string | null {
      try {
        return seal.seal(userId, idToken.length > MAX_HINT_LENGTH ? '' : idToken);
      } catch (err) {
        log.warn({ err }, 'An ID token could not be encrypted: its session ends here alone');
        return null;
      }
    },

    /**
     * Returns the address at which the browser ends its session at the provider, by the stored ID token; null when there is
     * none.
     */
    async address(userId: string, kept: string): Promise<string | null> {
      try {
        return await provider.end(returnTo, seal.open(userId, kept) || null);
      } catch (err) {
        log.warn({ err }, 'A session could not be ended at the provider');
        return null;
      }
    },
  };
}
