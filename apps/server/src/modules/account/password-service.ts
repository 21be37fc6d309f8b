import { endpoints, type KnownLink, type RateLimit } from '@mailwright/contract';
import { AppError } from '../../app-error.ts';
import { foldText } from '../../db/fold-text.ts';
import { type MailSender, mailFailure } from '../../integrations/mail/port.ts';
import { languageAt } from '../../language.ts';
import type { RateLimits } from '../../rates/rate-limits.ts';
import { hashPassword, isPassword } from '../auth/passwords.ts';
import type { SessionRepository } from '../auth/port.ts';
import { keyHash } from '../auth/session-keys.ts';
import type { SignInPlace } from '../auth/sign-in-place.ts';
import { linkState } from '../people/link-token.ts';
import type { TellOfChange } from '../sign-in-notices/service.ts';
import type { UserRecord, UserRepository } from '../users/port.ts';
import type { Background } from './background.ts';
import { requireNewPassword } from './new-password.ts';
import { passwordLinkMail } from './password-link-mail.ts';
import { makePasswordLink } from './password-links.ts';
import type { OwnAccountRepository, PasswordLinkRepository } from './port.ts';

/** Limit on links sent to one person, whoever asks for them and from wherever. */
const MAILS: readonly RateLimit[] = [
  { budget: 'password-mails', max: 3, minutes: 60, per: 'person', cost: 'handler', counted: 'database' },
];

export interface PasswordService {
  /**
   * Sends a link to the person with this address. The caller cannot find out whether there is an account: everything that
   * depends on it is done after the answer and takes no part of its time.
   */
  forgot(email: string, from: SignInPlace): Promise<void>;
  look(token: string): Promise<KnownLink>;
  /** Stores a new password and ends every session of the person. Of several calls at the same time one succeeds. */
  reset(token: string, password: string, from: SignInPlace): Promise<void>;
  /** Stores a new password of somebody who knows the present one, and ends their other sessions. */
  change(
    user: UserRecord,
    sessionId: string,
    passwords: { readonly current: string; readonly password: string },
    from: SignInPlace,
  ): Promise<void>;
}

export interface PasswordDeps {
  readonly links: PasswordLinkRepository;
  readonly ownAccounts: OwnAccountRepository;
  readonly users: Pick<UserRepository, 'find' | 'findForLogin'>;
  readonly sessions: Pick<SessionRepository, 'removeOfUser'>;
  readonly limits: RateLimits;
  readonly mail: MailSender;
  readonly background: Background;
  readonly tell: TellOfChange;
  readonly publicUrl: string;
  readonly now: () => number;
}

export function createPasswordService(deps: PasswordDeps): PasswordService {
  const { links, ownAccounts, users, sessions, limits, mail, background, tell, publicUrl, now } = deps;

  async function sendLink(email: string, { address, languages }: SignInPlace): Promise<void> {
    const known = await users.findForLogin(email);
    const user = known?.passwordHash ? await users.find(known.id) : null;
    if (!user?.isActive) return;
    if ((await limits.take(MAILS, { person: user.id, address })) > 0) return;
    const link = await makePasswordLink({ links, publicUrl, now }, user.id);
    const { rejected } = await mail.send(passwordLinkMail(user, link, languageAt(user.settings.locale, languages)));
    if (rejected.length > 0)
      throw mailFailure(
        rejected.map(({ reason }) => reason),
        rejected,
      );
  }

  async function opened(token: string) {
    const link = await links.find(keyHash(token));
    const user = link && (await users.find(link.userId));
    if (!link || !user) throw new AppError('LINK_NOT_FOUND');
    return { user, state: user.isActive ? linkState(link, now()) : ('revoked' as const) };
  }

  return {
    async forgot(email, from) {
      const { address, isShared = false } = from;
      const payer = { address, isShared, account: foldText(email) };
      const retryAfter = await limits.take(endpoints.passwords.forgot.rates, payer);
      if (retryAfter > 0) throw new AppError('RATE_LIMITED', { retryAfter });
      background.run('The link to a new password was not sent', () => sendLink(email, from));
    },

    async look(token) {
      const { state, user } = await opened(token);
      return { state, email: user.email };
    },

    async reset(token, password, from) {
      const { user, state } = await opened(token);
      if (state !== 'open') throw new AppError('LINK_GONE');
      await requireNewPassword(password, [user.firstName, user.lastName, user.email]);
      if (!(await links.use(keyHash(token), await hashPassword(password), now()))) throw new AppError('LINK_GONE');
      // Those in the database have ended with the old password; a full disk may have left others in memory.
      await sessions.removeOfUser(user.id);
      tell(user, { kind: 'passwordChanged' }, from);
    },

    async change(user, sessionId, { current, password }, from) {
      const replaces = await ownAccounts.passwordHash(user.id);
      if (replaces === null || !(await isPassword(current, replaces))) throw new AppError('WRONG_PASSWORD');
      await requireNewPassword(password, [user.firstName, user.lastName, user.email]);
      const passwordHash = await hashPassword(password);
      const replacement = { userId: user.id, passwordHash, replaces, keep: keyHash(sessionId), now: now() };
      if (!(await ownAccounts.setPassword(replacement))) throw new AppError('WRONG_PASSWORD');
      await sessions.removeOfUser(user.id, keyHash(sessionId));
      tell(user, { kind: 'passwordChanged' }, from);
    },
  };
}
