import type { Background } from '../account/background.ts';
import type { OwnAccountRepository } from '../account/port.ts';
import type { SignInPlace } from '../auth/sign-in-place.ts';
import type { UserRecord } from '../users/port.ts';
import type { WaitingMails } from '../waiting-mails/service.ts';
import { noticeMail } from './notice-mail.ts';
import type { SignInChange } from './notice-texts.ts';

export interface NoticeDeps {
  readonly waitingMails: Pick<WaitingMails, 'send'>;
  readonly ownAccounts: Pick<OwnAccountRepository, 'passwordHash'>;
  readonly publicUrl: string;
  /** True when people sign in with passwords; when false, nobody can ask for a new one. */
  readonly passwordSignIn: boolean;
  readonly now: () => number;
}

/** Sends a person a mail about a change. `from`: place from which they made it; null when another person made it. */
export type SendNotice = (user: UserRecord, change: SignInChange, from: SignInPlace | null) => Promise<void>;

/** Sends the mail after the answer, so that a failing mail server delays no change. */
export type TellOfChange = (...notice: Parameters<SendNotice>) => void;

/** Sends mails about changes of the sign-in. Rejects when the mail server did not accept the mail. */
export function createNoticeSender(deps: NoticeDeps): SendNotice {
  const { waitingMails, ownAccounts, publicUrl, passwordSignIn, now } = deps;
  return async (user, change, from) => {
    const at = now();
    // Who cannot sign in needs to do nothing.
    if (!user.isActive) return;
    const hasPassword = passwordSignIn && (await ownAccounts.passwordHash(user.id)) !== null;
    const letter = noticeMail({ user, change, from, hasPassword, publicUrl, at });
    const { rejected } = await waitingMails.send(letter, `notice ${user.id}`);
    if (rejected.length > 0) throw new Error('The mail server refused the mail', { cause: rejected });
  };
}

export function tellInBackground(send: SendNotice, background: Background): TellOfChange {
  return (...notice) => background.run('A mail about a changed sign-in was not sent', () => send(...notice));
}
