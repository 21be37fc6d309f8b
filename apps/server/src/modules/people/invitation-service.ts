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

/** How long an invitation is good, and how long it is known after that, milliseconds. */
const LASTS = 7 * 86_400_000;
const KNOWN_FOR = 30 * 86_400_000;

export interface Invited {
  readonly invitation: InvitationRecord;
  readonly link: string;
}

/** An invitation that is on its way by mail. */
export interface SentInvitation extends Invited {
  /** The mail server does not take the mail now, and it is tried again by itself. */
  readonly waits: boolean;
}

/** Somebody who invites. */
export interface Inviter {
  readonly person: PersonRecord;
  /** Of the mail: nobody knows that of whom it is for. */
  readonly language: Language;
  /** Told of an invitation that stands although its mail was not sent. */
  readonly undelivered: (invitation: InvitationRecord, why: Undelivered) => Promise<void>;
}

/** The mail server refused the address, or took no mail at all. */
export type Undelivered = 'refused' | 'failed';

export interface InvitationService {
  /** Invites without sending anything; nobody but the command line may do that. */
  prepare(request: InvitationRequest, inviter: PersonRecord | null): Promise<Invited>;
  /** Invites by mail. */
  send(request: InvitationRequest, inviter: Inviter): Promise<SentInvitation>;
  /** Another link without sending anything; the one before is of no use any more. */
  renew(id: string): Promise<Invited>;
  /** Sends another link; the one before is of no use any more. */
  resend(id: string, inviter: Inviter): Promise<SentInvitation>;
  revoke(id: string): Promise<void>;
  listPending(): Promise<readonly InvitationRecord[]>;
  look(token: string): Promise<KnownLink>;
  /** Makes the account. Of several at once one succeeds. */
  accept(acceptance: Acceptance): Promise<void>;
}

export interface InvitationDeps {
  readonly invitations: InvitationRepository;
  readonly users: Pick<UserRepository, 'findForLogin'>;
  readonly waitingMails: Pick<WaitingMails, 'send' | 'forget'>;
  /** People sign in with their passwords; where they do not, an invitation leads to the company's provider. */
  readonly passwordSignIn: boolean;
  /** Where this server is reached. */
  readonly publicUrl: string;
  readonly now: () => number;
}

/** What mails that wait are known by: a link that another one has taken the place of is not sent any more. */
const aboutOf = ({ email }: Pick<InvitationRecord, 'email'>): MailAbout => `invitation ${foldText(email)}`;

export function createInvitationService(deps: InvitationDeps): InvitationService {
  const { invitations, users, waitingMails, publicUrl, passwordSignIn, now } = deps;

  async function known(id: string): Promise<InvitationRecord> {
    const found = await invitations.find(id);
    if (!found) throw new AppError('INVITATION_NOT_FOUND');
    return found;
  }

  const stateOf = (invitation: InvitationRecord) => linkState({ ...invitation, usedAt: invitation.acceptedAt }, now());

  /** Of a link that another one has taken the place of: what the other one is good for. */
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
