import type { Acceptance, InvitationRequest, KnownLink, LinkState } from '@mailwright/contract';
import { AppError } from '../../app-error.ts';
import { foldText } from '../../db/fold-text.ts';
import { newId } from '../../db/new-id.ts';
import { mailFailure } from '../../integrations/mail/port.ts';
import type { Language } from '../../language.ts';
import { requireNewPassword } from '../account/new-password.ts';
import { hashPassword } from '../auth/passwords.ts';
import { keyHash } from '../auth/session-keys.ts';
import type { PersonRecord, UserRepository } from '../users/port.ts';
import type { MailAbout } from '../waiting-mails/port.ts';
import type { WaitingMails } from '../waiting-mails/service.ts';
import { invitationMail } from './invitation-mail.ts';
import { linkState, linkTo, newLinkToken } from './link-token.ts';
import type { InvitationRecord, InvitationRepository } from './port.ts';

/** Time an invitation is valid, and time an invitation is remembered before it is deleted, milliseconds. */
const LASTS = 7 * 86_400_000;
const KNOWN_FOR = 30 * 86_400_000;

export interface Invited {
  readonly invitation: InvitationRecord;
  readonly link: string;
}

/** Invitation that was sent by mail. */
export interface SentInvitation extends Invited {
  /** True when the mail server does not accept the mail now, and it is tried again automatically. */
  readonly waits: boolean;
}

/** Person who invites. */
export interface Inviter {
  readonly person: PersonRecord;
  /** Language of the mail: the language of the invited person is not known. */
  readonly language: Language;
  /** Called when an invitation was stored but its mail was not sent. */
  readonly undelivered: (invitation: InvitationRecord, why: Undelivered) => Promise<void>;
}

/** Reason why a mail was not sent: the mail server refused the address, or accepted no mail at all. */
export type Undelivered = 'refused' | 'failed';

export interface InvitationService {
  /** Invites without sending anything; only the command line may do that. */
  prepare(request: InvitationRequest, inviter: PersonRecord | null): Promise<Invited>;
  /** Invites a person by mail. */
  send(request: InvitationRequest, inviter: Inviter): Promise<SentInvitation>;
  /** Makes a new link without sending anything; the previous link can no longer be used. */
  renew(id: string): Promise<Invited>;
  /** Sends a new link; the previous link can no longer be used. */
  resend(id: string, inviter: Inviter): Promise<SentInvitation>;
  revoke(id: string): Promise<void>;
  listPending(): Promise<readonly InvitationRecord[]>;
  look(token: string): Promise<KnownLink>;
  /** Makes the account; of several calls at the same time one succeeds. */
  accept(acceptance: Acceptance): Promise<void>;
}

export interface InvitationDeps {
  readonly invitations: InvitationRepository;
  readonly users: Pick<UserRepository, 'findForLogin'>;
  readonly waitingMails: Pick<WaitingMails, 'send' | 'forget'>;
  /** True when people sign in with passwords; when false, invitations lead to the company's provider. */
  readonly passwordSignIn: boolean;
  /** Address of this server. */
  readonly publicUrl: string;
  readonly now: () => number;
}

/** Returns the key of waiting mails about an invitation: with it, mails whose link has been replaced are removed. */
const aboutOf = ({ email }: Pick<InvitationRecord, 'email'>): MailAbout => `invitation ${foldText(email)}`;

export function createInvitationService(deps: InvitationDeps): InvitationService {
  const { invitations, users, waitingMails, publicUrl, passwordSignIn, now } = deps;

  async function known(id: string): Promise<InvitationRecord> {
    const found = await invitations.find(id);
    if (!found) throw new AppError('INVITATION_NOT_FOUND');
    return found;
  }

  const stateOf = (invitation: InvitationRecord) => linkState({ ...invitation, usedAt: invitation.acceptedAt }, now());

  /**
   * Returns the state of an invitation's link; of a replaced link, `replaced` or the state of the newer one when that is not
   * open.
   */
  async function becameOf(invitation: InvitationRecord): Promise<LinkState> {
    const state = stateOf(invitation);
    const newer = state === 'revoked' ? await invitations.findNewer(invitation) : null;
    if (newer === null) return state;
    const stateOfNewer = stateOf(newer);
    return stateOfNewer === 'open' ? 'replaced' : stateOfNewer;
  }

  async function prepare(request: InvitationRequest, inviter: PersonRecord | null): Promise<Invited> {
    if (await users.findForLogin(request.email)) throw new AppError('PERSON_EXISTS');
    const token = newLinkToken();
    const time = now();
    const invitation = {
      ...request,
      id: newId(),
      invitedBy: inviter?.id ?? null,
      tokenHash: keyHash(token),
      now: time,
    };
    await invitations.add({ ...invitation, expiresAt: time + LASTS }, time - KNOWN_FOR);
    await waitingMails.forget(aboutOf(invitation));
    return { invitation: await known(invitation.id), link: linkTo(publicUrl, 'invitation', token) };
  }

  async function renew(id: string): Promise<Invited> {
    const token = newLinkToken();
    const time = now();
    const link = { tokenHash: keyHash(token), now: time, expiresAt: time + LASTS };
    if (!(await invitations.renew(id, link))) throw new AppError('INVITATION_NOT_FOUND');
    const invitation = await known(id);
    await waitingMails.forget(aboutOf(invitation));
    return { invitation, link: linkTo(publicUrl, 'invitation', token) };
  }

  async function post(invited: Invited, { person, language, undelivered }: Inviter): Promise<SentInvitation> {
    const { invitation, link } = invited;
    const { email, expiresAt } = invitation;
    const letter = invitationMail({ email, expiresAt, link, inviter: person, language, passwordSignIn });
    const { rejected, waits = false } = await waitingMails
      .send(letter, aboutOf(invitation))
      .catch(async (error: unknown) => {
        await undelivered(invitation, 'failed');
        throw error;
      });
    if (rejected.length > 0) {
      await undelivered(invitation, 'refused');
      throw mailFailure(
        rejected.map(({ reason }) => reason),
        rejected,
      );
    }
    return { ...invited, waits };
  }

  return {
    prepare,

    send: async (request, inviter) => post(await prepare(request, inviter.person), inviter),

    renew,

    resend: async (id, inviter) => post(await renew(id), inviter),

    async revoke(id) {
      const invitation = await known(id);
      if (!(await invitations.revoke(id, now()))) throw new AppError('INVITATION_NOT_FOUND');
      await waitingMails.forget(aboutOf(invitation));
    },

    listPending: invitations.listPending,

    async look(token) {
      const found = await invitations.findByToken(keyHash(token));
      if (!found) throw new AppError('LINK_NOT_FOUND');
      return { state: await becameOf(found), email: found.email };
    },

    async accept({ token, firstName, lastName, password }) {
      if (!passwordSignIn) throw new AppError('PASSWORDS_OFF');
      const tokenHash = keyHash(token);
      const found = await invitations.findByToken(tokenHash);
      if (!found) throw new AppError('LINK_NOT_FOUND');
      // Before the password is hashed, which costs time and memory.
      if (stateOf(found) !== 'open') throw new AppError('LINK_GONE');
      await requireNewPassword(password, [firstName, lastName, found.email]);
      const passwordHash = await hashPassword(password);
      const person = { userId: newId(), firstName, lastName, passwordHash, now: now() };
      const outcome = await invitations.accept({ by: { tokenHash }, ...person });
      if (outcome === 'gone') throw new AppError('LINK_GONE');
      if (outcome === 'taken') throw new AppError('PERSON_EXISTS');
    },
  };
}
