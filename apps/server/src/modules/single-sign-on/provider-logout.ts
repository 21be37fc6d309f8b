import type { FastifyBaseLogger } from 'fastify';
import type { SignInProvider } from '../../integrations/openid/port.ts';
import type { TextSeal } from '../secrets/sealed-text.ts';

/** Characters that an ID token may have to stand in an address; servers take some 8,000 for a whole one. */
const LONGEST_HINT = 6000;

export interface ProviderLogoutDeps {
  readonly provider: SignInProvider;
  /** For ID tokens, by person. */
  readonly seal: TextSeal;
  /** Where the provider sends browsers back to. */
  readonly returnTo: string;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Ends at the provider what was begun there; what fails of it is logged, and holds up neither coming nor going. */
export function createProviderLogout({ provider, seal, returnTo, log }: ProviderLogoutDeps) {
  return {
    /** What is kept of an ID token, encrypted; null where nothing can be. One that is too long is left out, and '' kept. */
    keep(userId: string, idToken: string): string | null {
      try {
        return seal.seal(userId, idToken.length > LONGEST_HINT ? '' : idToken);
      } catch (err) {
        log.warn({ err }, 'An ID token could not be encrypted: its session ends here alone');
        return null;
      }
    },

    /** Where a browser ends its session at the provider, by what was kept of the ID token; null where it need go nowhere. */
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
