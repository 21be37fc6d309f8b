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
  /** People sign in with their passwords; where they do not, none can be asked for. */
  readonly passwordSignIn: boolean;
  readonly now: () => number;
}

/** Tells somebody what changed. `from`: where they did it; null for what somebody else did to their account. */
export type SendNotice = (user: UserRecord, change: SignInChange, from: SignInPlace | null) => Promise<void>;

/** The same after the answer: whether a mail can be sent holds up no change. */
export type TellOfChange = (...notice: Parameters<SendNotice>) => void;

/** Sends what people are told of changes of their sign-in. Rejects where the mail was not taken. */
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
