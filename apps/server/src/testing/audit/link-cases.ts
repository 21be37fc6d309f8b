import { type Endpoint, endpoints } from '@mailwright/contract';
import { expect, vi } from 'vitest';
import { type AuditCase, auditCase, requestOf } from './audit-case.ts';
import { type AuditWorld, PASSWORD } from './audit-world.ts';

const { passwords, invitations } = endpoints;

const NEW_PASSWORD = 'a copper kettle in July';

/** Invites a person; returns the invitation, and the token in the mail. */
export async function invited({ admin, server }: AuditWorld) {
  const email = `nora.${server.clock.now}@acme.example`;
  const { invitation } = await admin.ok(invitations.send, { body: { email, planNumber: 3 } });
  return { id: invitation.id, email, token: /invitation#([\w-]+)/.exec(server.mails.at(-1)?.text ?? '')?.[1] ?? '' };
}

/** Returns the id of the account with this address. */
async function idAt({ server }: AuditWorld, email: string): Promise<string> {
  const found = server.database.kysely.selectFrom('users').select('id').where('email', '=', email);
  return (await found.executeTakeFirstOrThrow()).id;
}

/** The token of a link to a new password, as Anna is sent it. */
async function passwordLink({ email, server, ask }: AuditWorld): Promise<string> {
  const sent = server.mails.length;
  await ask(requestOf(passwords.forgot, { body: { email } }));
  // It is sent after the answer.
  await vi.waitFor(() => expect(server.mails.length).toBeGreaterThan(sent), { timeout: 20_000 });
  return /new-password#([\w-]+)/.exec(server.mails.at(-1)?.text ?? '')?.[1] ?? '';
}

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

export const LINK_CASES: readonly AuditCase[] = [...BY_LINK, ...DEAD_LINKS];
