import { endpoints, type OwnAccount, type OwnSession } from '@mailwright/contract';
import { AppError } from '../../app-error.ts';
import { actorOf, type Caller } from '../../http/caller.ts';
import { answer } from '../../http/mount.ts';
import type { ModuleContext } from '../../module-context.ts';
import { squarePicture } from '../../pictures/square-picture.ts';
import { assetPath } from '../assets/asset-address.ts';
import { noFile } from '../assets/service.ts';
import { originOf } from '../audit/watch-calls.ts';
import { deviceOf, plainAddress } from '../auth/device-of.ts';
import type { SessionRecord } from '../auth/port.ts';
import { keyHash } from '../auth/session-keys.ts';
import { placeOf } from '../auth/sign-in-place.ts';
import { watchedLinks } from '../people/watched-link.ts';
import { isoTime } from '../templates/present.ts';
import type { UserRecord } from '../users/port.ts';
import { userAt } from '../users/user-at.ts';
import { createPasswordService } from './password-service.ts';

export function mountAccount(context: ModuleContext): void {
  const { mount, audit, auth, limits, repositories, assets, mail, background, tell, publicUrl, now } = context;
  const { passwordSignIn, signIns } = context;
  const { ownAccounts, passwordLinks: links, sessions, users } = repositories;
  const passwords = createPasswordService({
    links,
    ownAccounts,
    users,
    sessions,
    limits,
    mail,
    background,
    tell,
    publicUrl,
    now,
  });
  const watched = watchedLinks({ kind: 'password', look: passwords.look, log: signIns });
  const { account: rows, passwords: ofPasswords } = endpoints;

  /**
   * Throws `PASSWORDS_OFF` when passwords are not used for signing in; the same answer whether or not there is an account or a
   * link.
   */
  function requirePasswords(): void {
    if (!passwordSignIn) throw new AppError('PASSWORDS_OFF');
  }

  /** Returns the answer with the account as it is after a change. */
  async function present({ user: { id } }: Caller) {
    const user = await users.find(id);
    if (!user) throw new AppError('UNAUTHENTICATED');
    const hasPassword = passwordSignIn && (await ownAccounts.passwordHash(id)) !== null;
    return answer(200, presentOwnAccount(user, hasPassword));
  }

  mount(rows.read, async ({ caller }) => present(caller));

  mount(rows.rename, async ({ caller, body }) => {
    await ownAccounts.rename(caller.user.id, body);
    return present(caller);
  });

  mount(rows.setPicture, async ({ caller, files: [file] }) => {
    if (!file) throw noFile();
    const content = await squarePicture(file.content, caller.user.id);
    const place = { templateId: null, folder: null, inLibrary: false };
    const { ownerId, savedName } = await assets.store(actorOf(caller), { ...place, ...file, content });
    await ownAccounts.setImage(caller.user.id, assetPath(ownerId, savedName));
    return present(caller);
  });

  mount(rows.removePicture, async ({ caller }) => {
    await ownAccounts.setImage(caller.user.id, null);
    return present(caller);
  });

  mount(rows.changePassword, async ({ caller, body, request }) => {
    requirePasswords();
    await passwords.change(caller.user, caller.sessionId, body, placeOf(request));
    return answer(204, undefined);
  });

  mount(rows.sessions, async ({ caller }) => {
    const found = await auth.sessionsOf(caller.user.id);
    const current = keyHash(caller.sessionId);
    return answer(
      200,
      found.map((session) => presentOwnSession(session, current)),
    );
  });

  mount(rows.endSession, async ({ caller, params }) => {
    if (!(await auth.endSession(caller.user.id, params.id))) throw new AppError('SESSION_NOT_FOUND');
    return answer(204, undefined);
  });

  mount(rows.endOtherSessions, async ({ caller }) => {
    await auth.endOthers(caller.user.id, caller.sessionId);
    return answer(204, undefined);
  });

  mount(ofPasswords.forgot, async ({ body, request }) => {
    requirePasswords();
    await passwords.forgot(body.email, placeOf(request));
    return answer(202, undefined);
  });

  mount(ofPasswords.look, async ({ body, request }) => {
    requirePasswords();
    return answer(200, await watched.look(body.token, placeOf(request)));
  });

  mount(ofPasswords.reset, async ({ body, request }) => {
    requirePasswords();
    const from = placeOf(request);
    const { token, password } = body;
    const { email } = await watched.take(token, from, () => passwords.reset(token, password, from));
    const person = await userAt(users, email);
    await audit.record({ ...originOf(request, person), action: 'password.reset', details: { email } });
    return answer(204, undefined);
  });
}

function presentOwnAccount(
  { firstName, lastName, image }: Pick<UserRecord, 'firstName' | 'lastName' | 'image'>,
  hasPassword: boolean,
): OwnAccount {
  return { firstName, lastName, image, hasPassword };
}

/** Returns a session with the hash of its id, with which nobody can use it. */
function presentOwnSession(session: SessionRecord, currentIdHash: string): OwnSession {
  const { idHash, device, address, createdAt, usedAt } = session;
  return {
    id: idHash,
    ...deviceOf(device),
    address: plainAddress(address),
    begun: isoTime(createdAt),
    lastUsed: isoTime(usedAt),
    isCurrent: idHash === currentIdHash,
  };
}
