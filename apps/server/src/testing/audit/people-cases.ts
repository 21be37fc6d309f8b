import { type AuditAction, type Endpoint, endpoints, type Invitation } from '@mailwright/contract';
import { createPasskeyDevice } from '../sign-in/passkey-device.ts';
import type { TestClient } from '../test-client.ts';
import { type AuditCase, auditCase, type KeptEntry, type ReadyCall, requestOf } from './audit-case.ts';
import { type AuditWorld, NO_MAILBOX, PASSWORD } from './audit-world.ts';
import { invited } from './link-cases.ts';
import { addPasskey, setUpTotp } from './sign-in-cases.ts';

const { auth, account, people, invitations, secondFactor, passkeys, userSettings, waitingMails } = endpoints;

const OWN = { toOwn: true };
const NEW_PASSWORD = 'a copper kettle in July';

/** Returns a case in which Anna does something to her own account. */
function ownCase(row: Endpoint, action: AuditAction, request: (world: AuditWorld) => Promise<Sent>, more: More = {}) {
  return auditCase(
    row,
    async (world) => ({ who: world.anna, request: await request(world), entry: { action, ...more } }),
    OWN,
  );
}

type Sent = ReadyCall['request'];
type More = { readonly details?: Readonly<Record<string, string>> };

/** Returns a case in which an administrator does something to Ben. */
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

/** The invitation that waits for an address. */
async function pendingTo(admin: TestClient, email: string): Promise<Invitation> {
  const pending = await admin.ok(invitations.list, {});
  const found = pending.invitations.find((one) => one.email === email);
  if (!found) throw new Error(`Nobody waits for ${email}`);
  return found;
}

const invitationEntry = ({ id, email, role }: Invitation, more: { readonly mail?: string } = {}): KeptEntry => ({
  action: 'person.invite',
  targets: [{ id, name: email }],
  details: { role, ...more },
});

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
  adminCase(people.endSessions, 'person.end_sessions', async ({ ben }) =>
    requestOf(people.endSessions, { params: { id: ben.id } }),
  ),
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
  auditCase(
    invitations.send,
    async ({ admin }) => ({
      who: admin,
      request: requestOf(invitations.send, { body: { email: NO_MAILBOX.refused, planNumber: 3 } }),
      status: 502,
      entry: async () => invitationEntry(await pendingTo(admin, NO_MAILBOX.refused), { mail: 'refused' }),
    }),
    { what: 'whose mail is refused' },
  ),
  auditCase(
    invitations.resend,
    async ({ admin }) => {
      await admin.call(invitations.send, { body: { email: NO_MAILBOX.refused, planNumber: 3 } });
      const invitation = await pendingTo(admin, NO_MAILBOX.refused);
      return {
        who: admin,
        request: requestOf(invitations.resend, { params: { id: invitation.id } }),
        status: 502,
        entry: invitationEntry(invitation, { mail: 'refused' }),
      };
    },
    { what: 'whose mail is refused' },
  ),
  // A mail that nobody takes now waits, and goes out by itself.
  auditCase(
    invitations.send,
    async ({ admin }) => ({
      who: admin,
      request: requestOf(invitations.send, { body: { email: NO_MAILBOX.failed, planNumber: 3 } }),
      entry: async () => invitationEntry(await pendingTo(admin, NO_MAILBOX.failed)),
    }),
    { what: 'whose mail waits' },
  ),
  auditCase(
    invitations.resend,
    async ({ admin }) => {
      await admin.call(invitations.send, { body: { email: NO_MAILBOX.failed, planNumber: 3 } });
      const invitation = await pendingTo(admin, NO_MAILBOX.failed);
      return {
        who: admin,
        request: requestOf(invitations.resend, { params: { id: invitation.id } }),
        entry: invitationEntry(invitation),
      };
    },
    { what: 'whose mail waits' },
  ),
  auditCase(waitingMails.discard, async ({ admin }) => {
    await admin.ok(invitations.send, { body: { email: NO_MAILBOX.failed, planNumber: 3 } });
    const { mails } = await admin.ok(waitingMails.list, {});
    const id = mails.find(({ to }) => to === NO_MAILBOX.failed)?.id ?? '';
    return {
      who: admin,
      request: requestOf(waitingMails.discard, { params: { id } }),
      entry: {
        action: 'mail.discard',
        targets: [{ id, name: NO_MAILBOX.failed }],
        details: { kind: 'invitation' },
      },
    };
  }),
  auditCase(invitations.revoke, async (world) => {
    const { id } = await invited(world);
    return {
      who: world.admin,
      request: requestOf(invitations.revoke, { params: { id } }),
      entry: { action: 'person.revoke_invitation', targets: [{ id, name: null }] },
    };
  }),
];

/** Actions of people on their own accounts, and of administrators on those of others. */
export const PEOPLE_CASES: readonly AuditCase[] = [...OWN_ACCOUNT, ...OTHERS];
