import { endpoints } from '@mailwright/contract';
import type { LightMyRequestResponse } from 'fastify';
import { SignJWT } from 'jose';
import { Secret, TOTP } from 'otpauth';
import { addPerson } from '../people.ts';
import { createPasskeyDevice, type PasskeyDevice } from '../sign-in/passkey-device.ts';
import { type AuditCase, auditCase, type ReadyCall, requestOf } from './audit-case.ts';
import { type AuditWorld, PASSWORD, TICKET_SECRET } from './audit-world.ts';

const { auth, secondFactor, passkeys, singleSignOn } = endpoints;

const PAGE = 'http://localhost:3000';

const cookiesOf = ({ cookies }: LightMyRequestResponse) =>
  cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

/** Anna with the right password, who is asked for more; the cookie that her answer goes with. */
async function challenged({ email, ask }: AuditWorld): Promise<string> {
  return cookiesOf(await ask(requestOf(auth.login, { body: { email, password: PASSWORD } })));
}

/** Gives Anna an app; answers the code that it shows some steps of time from now. */
export async function setUpTotp({ anna, server }: AuditWorld) {
  const { secret } = await anna.ok(secondFactor.startTotp, { body: { password: PASSWORD } });
  const codeOf = (steps: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.clock.now + steps * 30_000 });
  return { codeOf, confirm: () => anna.ok(secondFactor.confirmTotp, { body: { code: codeOf(0) } }) };
}

/** Gives Anna a passkey; answers the device that holds it. */
export async function addPasskey({ anna }: AuditWorld): Promise<{ device: PasskeyDevice; id: string }> {
  const device = createPasskeyDevice({ origin: PAGE });
  const options = await anna.ok(passkeys.begin, { body: { password: PASSWORD } });
  const { passkey } = await anna.ok(passkeys.add, { body: { name: 'Laptop', response: device.make(options) } });
  return { device, id: passkey.id };
}

const signedIn = ({ anna }: AuditWorld): Pick<ReadyCall, 'who' | 'entry'> => ({
  who: null,
  entry: { action: 'session.start', by: anna.id },
});

const refused = (details: Readonly<Record<string, string>>, status: number): Omit<ReadyCall, 'request'> => ({
  who: null,
  status,
  entry: { action: 'session.refuse', by: null, details },
});

const withCookie = (request: ReadyCall['request'], cookie: string) => ({ ...request, headers: { cookie } });

async function ticketOf(person: Record<string, string>, now: number): Promise<string> {
  const seconds = Math.floor(now / 1000);
  const claims = { sub: 'p-1', aud: PAGE, jti: `ticket-${seconds}`, firstName: 'Olga', lastName: 'Novak', ...person };
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
  auditCase(auth.ticket, async (world) => {
    const email = 'olga@platform.example';
    return {
      who: null,
      request: requestOf(auth.ticket, { body: { ticket: await ticketOf({ email }, world.server.clock.now) } }),
      entry: async () => ({ action: 'session.start', by: await idOf(world, email) }),
    };
  }),
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
      entry: async () => ({ action: 'session.start', by: await idOf(world, 'dora@acme.example') }),
    };
  }),
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
      const response = createPasskeyDevice({ origin: PAGE }).answer(asked.json());
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
      const response = createPasskeyDevice({ origin: PAGE }).answer(asked.json());
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
