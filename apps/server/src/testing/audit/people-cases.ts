import { type AuditAction, type Endpoint, endpoints, type Invitation } from '@mailwright/contract';
import { createPasskeyDevice } from '../sign-in/passkey-device.ts';
import type { TestClient } from '../test-client.ts';
import { type AuditCase, auditCase, type KeptEntry, type ReadyCall, requestOf } from './audit-case.ts';
import { type AuditWorld, NO_MAILBOX, PASSWORD } from './audit-world.ts';
import { addPasskey, setUpTotp } from './sign-in-cases.ts';

const { auth, account, passwords, people, invitations, secondFactor, passkeys, userSettings } = endpoints;

const OWN = { toOwn: true };
const NEW_PASSWORD = 'a copper kettle in July';

/** Something that Anna does to her own account. */
function ownCase(row: Endpoint, action: AuditAction, request: (world: AuditWorld) => Promise<Sent>, more: More = {}) {
  return auditCase(
    row,
    async (world) => ({ who: world.anna, request: await request(world), entry: { action, ...more } }),
    OWN,
  );
}

type Sent = ReadyCall['request'];
type More = { readonly details?: Readonly<Record<string, string>> };

/** Something that an administrator does to Ben. */
function adminCase(
  row: Endpoint,
  action: AuditAction,
  request: (world: AuditWorld) => Promise<Sent>,
  details: (world: AuditWorld) => Readonly<Record<string, string>> = () => ({}),
) {
  return auditCase(row, async (world) => {
    const targets = [{ id: world.ben.id, name: 'Ben Example' }];
    return { who: world.admin, request: await request(world), entry: { action, targets, details: details(world) } };
  });
}

/** Somebody who is invited, and the token of the mail. */
async function invited({ admin, server }: AuditWorld) {
  const email = `nora.${server.clock.now}@acme.example`;
  const { invitation } = await admin.ok(invitations.send, { body: { email, planNumber: 3 } });
  return { id: invitation.id, email, token: /invitation#([\w-]+)/.exec(server.mails.at(-1)?.text ?? '')?.[1] ?? '' };
}

/** The invitation that waits for an address. */
async function pendingTo(admin: TestClient, email: string): Promise<Invitation> {
  const pending = await admin.ok(invitations.list, {});
  const found = pending.invitations.find((one) => one.email === email);
  if (!found) throw new Error(`Nobody waits for ${email}`);
  return found;
}

const undelivered = ({ id, email, role }: Invitation, mail: string): KeptEntry => ({
  action: 'person.invite',
  targets: [{ id, name: email }],
  details: { role, mail },
});

/** Whose account an address is. */
async function idAt({ server }: AuditWorld, email: string): Promise<string> {
  const found = server.database.kysely.selectFrom('users').select('id').where('email', '=', email);
  return (await found.executeTakeFirstOrThrow()).id;
}

/** The token of a link to a new password, as Anna is sent it. */
async function passwordLink({ email, server, ask }: AuditWorld): Promise<string> {
  const sent = server.mails.length;
  await ask(requestOf(passwords.forgot, { body: { email } }));
  // It is sent after the answer.
  while (server.mails.length === sent) await new Promise((resolve) => setTimeout(resolve, 5));
  return /new-password#([\w-]+)/.exec(server.mails.at(-1)?.text ?? '')?.[1] ?? '';
}

const OWN_ACCOUNT: readonly AuditCase[] = [
  ownCase(auth.logout, 'session.end', async () => requestOf(auth.logout, {})),
  ownCase(auth.logoutAll, 'session.end_all', async () => requestOf(auth.logoutAll, {})),
  auditCase(account.endSession, async ({ anna, server }) => {
    await server.signIn(anna.id);
    const sessions = await anna.ok(account.sessions, {});
    const id = sessions.find(({ isCurrent }) => !isCurrent)?.id ?? '';
    return {
      who: anna,
      request: requestOf(account.endSession, { params: { id } }),
      entry: { action: 'session.end_other' },
    };
  }),
  ownCase(account.endOtherSessions, 'session.end_other', async () => requestOf(account.endOtherSessions, {})),
  ownCase(account.rename, 'person.rename', async () =>
    requestOf(account.rename, { body: { firstName: 'Anne', lastName: 'Newman' } }),
  ),
  ownCase(account.changePassword, 'password.change', async () =>
    requestOf(account.changePassword, { body: { current: PASSWORD, password: NEW_PASSWORD } }),
  ),
  ownCase(account.personalData, 'person.export', async () => requestOf(account.personalData, {})),
  ownCase(secondFactor.confirmTotp, 'second_factor.set_up', async (world) => {
    const { codeOf } = await setUpTotp(world);
    return requestOf(secondFactor.confirmTotp, { body: { code: codeOf(0) } });
  }),
  ownCase(secondFactor.removeTotp, 'second_factor.remove', async (world) => {
    const { codeOf, confirm } = await setUpTotp(world);
    await confirm();
    return requestOf(secondFactor.removeTotp, { body: { password: PASSWORD, code: codeOf(1) } });
  }),
  ownCase(secondFactor.renewCodes, 'second_factor.renew_codes', async (world) => {
    const { codeOf, confirm } = await setUpTotp(world);
    await confirm();
    return requestOf(secondFactor.renewCodes, { body: { password: PASSWORD, code: codeOf(1) } });
  }),
  ownCase(
    passkeys.add,
    'passkey.add',
    async ({ anna }) => {
      const options = await anna.ok(passkeys.begin, { body: { password: PASSWORD } });
      const response = createPasskeyDevice({ origin: 'http://localhost:3000' }).make(options);
      return requestOf(passkeys.add, { body: { name: 'Phone', response } });
    },
    { details: { name: 'Phone' } },
  ),
  ownCase(
    passkeys.rename,
    'passkey.rename',
    async (world) => {
      const { id } = await addPasskey(world);
      return requestOf(passkeys.rename, { params: { id }, body: { name: 'Old laptop' } });
    },
    { details: { name: 'Old laptop' } },
  ),
  ownCase(passkeys.remove, 'passkey.remove', async (world) => {
    const { id } = await addPasskey(world);
    return requestOf(passkeys.remove, { params: { id }, body: { password: PASSWORD } });
  }),
];

const BY_LINK: readonly AuditCase[] = [
  auditCase(passwords.forgot, async ({ email }) => ({
    who: null,
    request: requestOf(passwords.forgot, { body: { email } }),
    entry: { action: 'password.ask', by: null, details: { email } },
  })),
  auditCase(
    passwords.forgot,
    async () => ({
      who: null,
      request: requestOf(passwords.forgot, { body: { email: 'nobody@acme.example' } }),
      entry: { action: 'password.ask', by: null, details: { email: 'nobody@acme.example' } },
    }),
    { what: 'for nobody' },
  ),
  auditCase(
    passwords.forgot,
    async () => ({
      who: null,
      request: requestOf(passwords.forgot, { body: { email: PASSWORD } }),
      entry: { action: 'password.ask', by: null },
    }),
    { what: 'for a password in the place of the address' },
  ),
  auditCase(passwords.reset, async (world) => {
    const { anna, email } = world;
    const token = await passwordLink(world);
    return {
      who: null,
      request: requestOf(passwords.reset, { body: { token, password: NEW_PASSWORD } }),
      entry: { action: 'password.reset', by: anna.id, details: { email } },
    };
  }),
  auditCase(invitations.accept, async (world) => {
    const { token, email } = await invited(world);
    const body = { token, firstName: 'Nora', lastName: 'Newman', password: NEW_PASSWORD };
    return {
      who: null,
      request: requestOf(invitations.accept, { body }),
      entry: async () => ({ action: 'person.join', by: await idAt(world, email), details: { email } }),
    };
  }),
];

/** The same link, at the row that looks at it and at the one that takes it up. */
function deadLinkCases(
  rows: readonly [Endpoint, Endpoint],
  what: string,
  make: (world: AuditWorld) => Promise<{ readonly token: string; readonly details: Readonly<Record<string, string>> }>,
  status: { readonly look?: number; readonly take: number },
): readonly AuditCase[] {
  const [look, take] = rows;
  const choice = { firstName: 'Nora', lastName: 'Newman', password: NEW_PASSWORD };
  return [look, take].map((row) =>
    auditCase(
      row,
      async (world) => {
        const { token, details } = await make(world);
        const refused = row === look ? status.look : status.take;
        return {
          who: null,
          request: { method: 'POST', url: row.path, payload: row === look ? { token } : { token, ...choice } },
          ...(refused !== undefined && { status: refused }),
          entry: { action: 'link.refuse', by: null, details },
        };
      },
      { what },
    ),
  );
}

const INVITATION = [invitations.look, invitations.accept] as const;
const PASSWORD_LINK = [passwords.look, passwords.reset] as const;
const NOBODYS = 'a-link-that-nobody-was-ever-sent-by-this-server';

const DEAD_LINKS: readonly AuditCase[] = [
  ...deadLinkCases(
    INVITATION,
    'with a link that is too old',
    async (world) => {
      const { token, email } = await invited(world);
      world.server.clock.now += 8 * 86_400_000;
      return { token, details: { link: 'invitation', reason: 'expired', email } };
    },
    { take: 410 },
  ),
  ...deadLinkCases(
    INVITATION,
    'with a link that was taken back',
    async (world) => {
      const { token, email, id } = await invited(world);
      await world.admin.ok(invitations.revoke, { params: { id } });
      return { token, details: { link: 'invitation', reason: 'revoked', email } };
    },
    { take: 410 },
  ),
  ...deadLinkCases(
    INVITATION,
    'with a link that was sent again since',
    async (world) => {
      const { token, email, id } = await invited(world);
      await world.admin.ok(invitations.resend, { params: { id } });
      return { token, details: { link: 'invitation', reason: 'replaced', email } };
    },
    { take: 410 },
  ),
  ...deadLinkCases(
    INVITATION,
    'with a link that nobody was sent',
    async () => ({ token: NOBODYS, details: { link: 'invitation', reason: 'unknown' } }),
    { look: 404, take: 404 },
  ),
  ...deadLinkCases(
    PASSWORD_LINK,
    'with a link that was used',
    async (world) => {
      const token = await passwordLink(world);
      await world.ask(requestOf(passwords.reset, { body: { token, password: 'a pewter kettle in June' } }));
      return { token, details: { link: 'password', reason: 'used', email: world.email } };
    },
    { take: 410 },
  ),
  ...deadLinkCases(
    PASSWORD_LINK,
    'with a link that nobody was sent',
    async () => ({ token: NOBODYS, details: { link: 'password', reason: 'unknown' } }),
    { look: 404, take: 404 },
  ),
];

const OTHERS: readonly AuditCase[] = [
  adminCase(
    people.change,
    'person.change',
    async ({ ben }) => requestOf(people.change, { params: { id: ben.id }, body: { role: 'admin', planNumber: 0 } }),
    () => ({ role: 'admin', planNumber: '0' }),
  ),
  adminCase(
    people.deactivate,
    'person.deactivate',
    async ({ ben, anna }) => requestOf(people.deactivate, { params: { id: ben.id }, body: { handTo: anna.id } }),
    ({ anna }) => ({ handTo: anna.id }),
  ),
  adminCase(people.activate, 'person.activate', async ({ ben, admin }) => {
    await admin.ok(people.deactivate, { params: { id: ben.id }, body: {} });
    return requestOf(people.activate, { params: { id: ben.id } });
  }),
  adminCase(people.personalData, 'person.export', async ({ ben }) =>
    requestOf(people.personalData, { params: { id: ben.id } }),
  ),
  adminCase(secondFactor.reset, 'second_factor.reset', async ({ ben }) =>
    requestOf(secondFactor.reset, { params: { id: ben.id } }),
  ),
  auditCase(people.remove, async ({ admin, ben, anna }) => {
    // Something that is kept of him, and from which his name goes.
    await ben.ok(userSettings.save, { body: { userId: ben.id, theme: 'dark' } });
    return {
      who: admin,
      request: requestOf(people.remove, { params: { id: ben.id }, query: { handTo: anna.id } }),
      entry: { action: 'person.delete', targets: [{ id: ben.id, name: null }], details: { handTo: anna.id } },
    };
  }),
  auditCase(invitations.send, async ({ admin }) => {
    const email = 'nils@acme.example';
    return {
      who: admin,
      request: requestOf(invitations.send, { body: { email, planNumber: 3 } }),
      entry: (answer) => ({
        action: 'person.invite',
        targets: [{ id: answer.json().invitation.id, name: email }],
        details: { role: 'user' },
      }),
    };
  }),
  auditCase(invitations.resend, async (world) => {
    const { id, email } = await invited(world);
    return {
      who: world.admin,
      request: requestOf(invitations.resend, { params: { id } }),
      entry: { action: 'person.invite', targets: [{ id, name: email }], details: { role: 'user' } },
    };
  }),
  ...Object.entries(NO_MAILBOX).flatMap(([mail, email]) => [
    auditCase(
      invitations.send,
      async ({ admin }) => ({
        who: admin,
        request: requestOf(invitations.send, { body: { email, planNumber: 3 } }),
        status: 502,
        entry: async () => undelivered(await pendingTo(admin, email), mail),
      }),
      { what: `whose mail is ${mail}` },
    ),
    auditCase(
      invitations.resend,
      async ({ admin }) => {
        await admin.call(invitations.send, { body: { email, planNumber: 3 } });
        const invitation = await pendingTo(admin, email);
        return {
          who: admin,
          request: requestOf(invitations.resend, { params: { id: invitation.id } }),
          status: 502,
          entry: undelivered(invitation, mail),
        };
      },
      { what: `whose mail is ${mail}` },
    ),
  ]),
  auditCase(invitations.revoke, async (world) => {
    const { id } = await invited(world);
    return {
      who: world.admin,
      request: requestOf(invitations.revoke, { params: { id } }),
      entry: { action: 'person.revoke_invitation', targets: [{ id, name: null }] },
    };
  }),
];

/** What people do to their own accounts, and administrators to those of others. */
export const PEOPLE_CASES: readonly AuditCase[] = [...OWN_ACCOUNT, ...BY_LINK, ...DEAD_LINKS, ...OTHERS];
