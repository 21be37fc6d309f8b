import { endpoints } from '@mailwright/contract';
import { SignJWT } from 'jose';
import { Secret, TOTP } from 'otpauth';
import { addPerson } from '../people.ts';
import { createPasskeyDevice, type PasskeyDevice } from '../sign-in/passkey-device.ts';
import { HERE } from '../sign-in/provider-sign-in.ts';
import { cookiesOf } from '../sign-in/session-of.ts';
import { type AuditCase, auditCase, type KeptEntry, type ReadyCall, requestOf } from './audit-case.ts';
import { type AuditWorld, PASSWORD, TICKET_SECRET } from './audit-world.ts';

const { auth, secondFactor, passkeys, singleSignOn } = endpoints;

/** Anna with the right password, who is asked for more; the cookie that her answer goes with. */
async function challenged({ email, ask }: AuditWorld): Promise<string> {
  return cookiesOf(await ask(requestOf(auth.login, { body: { email, password: PASSWORD } })));
}

/** Gives Anna an app; returns functions for the code that it shows some steps of time from now, and for the confirmation. */
export async function setUpTotp({ anna, server }: AuditWorld) {
  const { secret } = await anna.ok(secondFactor.startTotp, { body: { password: PASSWORD } });
  const codeOf = (steps: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.clock.now + steps * 30_000 });
  return { codeOf, confirm: () => anna.ok(secondFactor.confirmTotp, { body: { code: codeOf(0) } }) };
}

/** Gives Anna a passkey; returns the device that holds it. */
export async function addPasskey({ anna }: AuditWorld): Promise<{ device: PasskeyDevice; id: string }> {
  const device = createPasskeyDevice({ origin: HERE });
  const options = await anna.ok(passkeys.begin, { body: { password: PASSWORD } });
  const { passkey } = await anna.ok(passkeys.add, { body: { name: 'Laptop', response: device.make(options) } });
  return { device, id: passkey.id };
}

const signedIn = ({ anna }: AuditWorld): Pick<ReadyCall, 'who' | 'entry'> => ({
  who: null,
  entry: { action: 'session.start', by: anna.id },
});

const refused = (details: Readonly<Record<string, string>>, status?: number): Omit<ReadyCall, 'request'> => ({
  who: null,
  ...(status !== undefined && { status }),
  entry: { action: 'session.refuse', by: null, details },
});

/** Returns the entries about a person whose account was made at the first sign-in. */
const arrived = (id: string, email: string, by: 'provider' | 'ticket'): readonly KeptEntry[] => [
  { action: 'person.add', by: null, targets: [{ id, name: email }], details: { role: 'user', by } },
  { action: 'session.start', by: id },
];

const withCookie = (request: ReadyCall['request'], cookie: string) => ({ ...request, headers: { cookie } });

async function ticketOf(person: Record<string, string>, now: number): Promise<string> {
  const seconds = Math.floor(now / 1000);
  const claims = { sub: 'p-1', aud: HERE, jti: `ticket-${seconds}`, firstName: 'Olga', lastName: 'Novak', ...person };
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + 60)
    .sign(new TextEncoder().encode(TICKET_SECRET));
}

async function idOf({ server }: AuditWorld, email: string): Promise<string> {
  const { kysely } = server.database;
  return (await kysely.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;
}

/** Each way in, also where it stays shut. */
export const SIGN_IN_CASES: readonly AuditCase[] = [
  auditCase(auth.login, async (world) => ({
    ...signedIn(world),
    request: requestOf(auth.login, { body: { email: world.email, password: PASSWORD } }),
  })),
  auditCase(
    auth.login,
    async ({ email }) => ({
      ...refused({ email }, 401),
      request: requestOf(auth.login, { body: { email, password: 'a tin kettle in June' } }),
    }),
    { what: 'with a wrong password' },
  ),
  auditCase(
    auth.login,
    async () => ({
      ...refused({}, 401),
      request: requestOf(auth.login, { body: { email: PASSWORD, password: PASSWORD } }),
    }),
    { what: 'with a password in the place of the address' },
  ),
  auditCase(auth.ticket, async (world) => {
    const email = 'olga@platform.example';
    return {
      who: null,
      request: requestOf(auth.ticket, { body: { ticket: await ticketOf({ email }, world.server.clock.now) } }),
      entry: async () => arrived(await idOf(world, email), email, 'ticket'),
    };
  }),
  auditCase(
    auth.ticket,
    async ({ ask, server }) => {
      const email = 'oleg@platform.example';
      const ticket = await ticketOf({ email, sub: 'p-2' }, server.clock.now);
      const request = requestOf(auth.ticket, { body: { ticket } });
      await ask(request);
      server.clock.now += 1000;
      return { ...refused({ email, by: 'ticket', reason: 'used' }, 401), request };
    },
    { what: 'once more' },
  ),
  auditCase(
    auth.ticket,
    async ({ server }) => {
      const ticket = await ticketOf({ email: 'olga@platform.example' }, server.clock.now - 120_000);
      return {
        ...refused({ by: 'ticket', reason: 'expired' }, 401),
        request: requestOf(auth.ticket, { body: { ticket } }),
      };
    },
    { what: 'too late' },
  ),
  auditCase(
    auth.ticket,
    async () => ({
      ...refused({ by: 'ticket', reason: 'invalid' }, 401),
      request: requestOf(auth.ticket, { body: { ticket: 'not.a.ticket' } }),
    }),
    { what: 'with what nobody has signed' },
  ),
  auditCase(
    auth.ticket,
    async ({ email, server }) => {
      const ticket = await ticketOf({ email, sub: `p-of-${email}` }, server.clock.now);
      return {
        ...refused({ email, by: 'ticket', reason: 'taken' }, 403),
        request: requestOf(auth.ticket, { body: { ticket } }),
      };
    },
    { what: 'with the address of somebody else' },
  ),
  auditCase(
    auth.switch,
    async ({ anna, server }) => {
      const id = await addPerson(server.database, 'Demo', { isDemo: true });
      return {
        who: anna,
        request: requestOf(auth.switch, { body: { principalId: id } }),
        entry: { action: 'session.start', by: id },
      };
    },
    { toOwn: true },
  ),
  auditCase(singleSignOn.finish, async (world) => {
    const begun = await world.ask({ url: singleSignOn.begin.path });
    const url = `${singleSignOn.finish.path}?code=x&state=asked-for-this-sign-in`;
    return {
      who: null,
      request: withCookie({ url }, cookiesOf(begun)),
      entry: async () => arrived(await idOf(world, 'dora@acme.example'), 'dora@acme.example', 'provider'),
    };
  }),
  auditCase(
    singleSignOn.finish,
    async () => ({
      ...refused({ by: 'provider', reason: 'expired' }),
      request: { url: `${singleSignOn.finish.path}?code=x&state=asked-for-this-sign-in` },
    }),
    { what: 'without having begun' },
  ),
  auditCase(secondFactor.answer, async (world) => {
    const { codeOf, confirm } = await setUpTotp(world);
    await confirm();
    const request = requestOf(secondFactor.answer, { body: { code: codeOf(1) } });
    return { ...signedIn(world), request: withCookie(request, await challenged(world)) };
  }),
  auditCase(
    secondFactor.answer,
    async (world) => {
      const { codeOf, confirm } = await setUpTotp(world);
      await confirm();
      const request = requestOf(secondFactor.answer, { body: { code: codeOf(9) } });
      const cookie = await challenged(world);
      return { ...refused({ email: world.email, factor: 'code' }, 403), request: withCookie(request, cookie) };
    },
    { what: 'with a wrong code' },
  ),
  auditCase(
    secondFactor.answer,
    async (world) => {
      const { codeOf, confirm } = await setUpTotp(world);
      await confirm();
      const cookie = await challenged(world);
      world.server.clock.now += 11 * 60_000;
      const request = requestOf(secondFactor.answer, { body: { code: codeOf(0) } });
      return { ...refused({ factor: 'code', reason: 'expired' }, 401), request: withCookie(request, cookie) };
    },
    { what: 'too late after the password' },
  ),
  auditCase(
    passkeys.askFactor,
    async (world) => {
      await addPasskey(world);
      const cookie = await challenged(world);
      world.server.clock.now += 11 * 60_000;
      const request = requestOf(passkeys.askFactor, {});
      return { ...refused({ factor: 'passkey', reason: 'expired' }, 401), request: withCookie(request, cookie) };
    },
    { what: 'too late after the password' },
  ),
  auditCase(
    auth.login,
    async ({ email, anna, admin }) => {
      await admin.ok(endpoints.people.deactivate, { params: { id: anna.id }, body: {} });
      return {
        ...refused({ email, reason: 'deactivated' }, 403),
        request: requestOf(auth.login, { body: { email, password: PASSWORD } }),
      };
    },
    { what: 'to a deactivated account' },
  ),
  auditCase(passkeys.answerFactor, async (world) => {
    const { device } = await addPasskey(world);
    const cookie = await challenged(world);
    const asked = await world.ask(withCookie(requestOf(passkeys.askFactor, {}), cookie));
    const request = requestOf(passkeys.answerFactor, { body: { response: device.answer(asked.json()) } });
    return { ...signedIn(world), request: withCookie(request, cookie) };
  }),
  auditCase(
    passkeys.answerFactor,
    async (world) => {
      await addPasskey(world);
      const cookie = await challenged(world);
      const asked = await world.ask(withCookie(requestOf(passkeys.askFactor, {}), cookie));
      const response = createPasskeyDevice({ origin: HERE }).answer(asked.json());
      const request = requestOf(passkeys.answerFactor, { body: { response } });
      return { ...refused({ email: world.email, factor: 'passkey' }, 403), request: withCookie(request, cookie) };
    },
    { what: 'with the passkey of somebody else' },
  ),
  auditCase(passkeys.signIn, async (world) => {
    const { device } = await addPasskey(world);
    const asked = await world.ask(requestOf(passkeys.ask, {}));
    const request = requestOf(passkeys.signIn, { body: { response: device.answer(asked.json()) } });
    return { ...signedIn(world), request: withCookie(request, cookiesOf(asked)) };
  }),
  auditCase(
    passkeys.signIn,
    async (world) => {
      const asked = await world.ask(requestOf(passkeys.ask, {}));
      const response = createPasskeyDevice({ origin: HERE }).answer(asked.json());
      const request = requestOf(passkeys.signIn, { body: { response } });
      return { ...refused({ factor: 'passkey' }, 403), request: withCookie(request, cookiesOf(asked)) };
    },
    { what: 'with a passkey that nobody knows' },
  ),
  auditCase(
    passkeys.signIn,
    async (world) => {
      const { device } = await addPasskey(world);
      const [asked, another] = [
        await world.ask(requestOf(passkeys.ask, {})),
        await world.ask(requestOf(passkeys.ask, {})),
      ];
      const request = requestOf(passkeys.signIn, { body: { response: device.answer(another.json()) } });
      const details = { email: world.email, factor: 'passkey' };
      return { ...refused(details, 403), request: withCookie(request, cookiesOf(asked)) };
    },
    { what: 'with the answer to another question' },
  ),
];
