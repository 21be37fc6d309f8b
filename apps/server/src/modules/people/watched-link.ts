import type { KnownLink } from '@mailwright/contract';
import { AppError } from '../../app-error.ts';
import type { RefusedLink, SignInLog } from '../auth/sign-in-log.ts';
import type { SignInPlace } from '../auth/sign-in-place.ts';

interface LinkDeps {
  readonly kind: RefusedLink['link'];
  /**
   * Returns the state of a link.
   * @throws AppError `LINK_NOT_FOUND`
   */
  readonly look: (token: string) => Promise<KnownLink>;
  readonly log: Pick<SignInLog, 'linkRefused'>;
}

/** Reads and uses links of one kind, by their tokens, and logs those that are read or used and do not work. */
export function watchedLinks({ kind, look, log }: LinkDeps) {
  const tell = async ({ state, email }: KnownLink, from: SignInPlace) => {
    if (state !== 'open') await log.linkRefused({ link: kind, reason: state, email }, from);
  };

  return {
    async look(token: string, from: SignInPlace): Promise<KnownLink> {
      try {
        const known = await look(token);
        await tell(known, from);
        return known;
      } catch (error) {
        if (error instanceof AppError && error.code === 'LINK_NOT_FOUND')
          await log.linkRefused({ link: kind, reason: 'unknown' }, from);
        throw error;
      }
    },

    /** Does the work of the link, and returns the email address it was for. */
    async take(token: string, from: SignInPlace, work: () => Promise<void>): Promise<{ readonly email: string }> {
      try {
        await work();
      } catch (error) {
        if (error instanceof AppError && (error.code === 'LINK_GONE' || error.code === 'LINK_NOT_FOUND'))
          await this.look(token, from);
        throw error;
      }
      return look(token);
    },
  };
}
