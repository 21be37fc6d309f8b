import { endpoints } from '@mailwright/contract';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnBoth } from '../../testing/databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const SECRET = 'a secret that both sides know and nobody else';

describeOnBoth('signing in with a ticket', (open) => {
  let server: TestApp;
  let made = 0;

  beforeAll(async () => {
    server = await createTestApp(await open(), { ticketSecret: SECRET });
    // Brings the plan of strangers along.
    await server.trialPerson('Ben');
  });
  afterAll(() => server.close());

  const seconds = () => Math.floor(server.clock.now / 1000);

  interface Ticket {
    readonly claims?: Record<string, unknown>;
    readonly key?: string;
    readonly alg?: string;
    readonly lasts?: number;
    readonly made?: number;
  }

  function ticket({ claims = {}, key = SECRET, alg = 'HS256', lasts = 60, made: at = seconds() }: Ticket = {}) {
    made += 1;
    const person = { email: 'olga@platform.example', firstName: 'Olga', lastName: 'Novak' };
    return new SignJWT({ sub: 'p-1', aud: 'http://localhost:3000', jti: `ticket-${made}`, ...person, ...claims })
      .setProtectedHeader({ alg })
      .setIssuedAt(at)
      .setExpirationTime(at + lasts)
      .sign(new TextEncoder().encode(key));
  }

  const redeem = (text: string, target = server) =>
    target.app.inject({ method: 'POST', url: endpoints.auth.ticket.path, payload: { ticket: text } });

  async function signedIn(text: string) {
    const response = await redeem(text);
    expect(response.statusCode).toBe(200);
    expect(response.headers['set-cookie']).toBeUndefined();
    const payload = { sessionId: response.json().sessionId, type: 'email' };
    return (await server.app.inject({ method: 'POST', url: endpoints.auth.credentials.path, payload })).json();
  }

  test('lets two frames that bring the same stranger at the same moment in as one person', async () => {
    const claims = { sub: 'p-frames', email: 'frames@platform.example' };
    const tickets = await Promise.all([ticket({ claims }), ticket({ claims }), ticket({ claims })]);
    const people = await Promise.all(tickets.map(signedIn));
    expect(new Set(people.map(({ principalId }) => principalId)).size).toBe(1);
  });

  test('makes a stranger a plain user, and knows them again', async () => {
    const first = await signedIn(await ticket({ claims: { role: 'admin', subscriptionPlanNumber: 3 } }));
    expect(first).toMatchObject({
      email: 'olga@platform.example',
      firstName: 'Olga',
      role: 'user',
      subscriptionPlanNumber: 0,
    });
    const again = await signedIn(await ticket({ claims: { email: 'olga.new@platform.example' } }));
    expect(again.principalId).toBe(first.principalId);
  });

  test('makes a name one line', async () => {
    const claims = { sub: 'p-lines', email: 'lines@platform.example', firstName: 'Ol\nga', lastName: '\u001bNovak\r' };
    expect(await signedIn(await ticket({ claims }))).toMatchObject({ firstName: 'Ol ga', lastName: 'Novak' });
  });

  test('works once for each ticket', async () => {
    const text = await ticket();
    expect((await redeem(text)).statusCode).toBe(200);
    expect((await redeem(text)).json().code).toBe('UNAUTHENTICATED');
  });

  test('works once when two servers get it at the same moment', async () => {
    const other = await createTestApp(server.database, { ticketSecret: SECRET });
    const text = await ticket();
    const answers = await Promise.all([server, other, server, other].map((target) => redeem(text, target)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401, 401, 401]);
    await other.app.close();
  });

  test.each<readonly [string, Ticket]>([
    ['signed by another', { key: 'some other secret of the same length, really' }],
    ['of another algorithm', { alg: 'HS512' }],
    ['made for another server', { claims: { aud: 'https://elsewhere.example' } }],
    ['that lasts longer than a minute', { lasts: 61 }],
    ['that has ended', { made: 1_700_000_000 }],
    ['of the future', { made: 1_900_000_000 }],
    ['without an address', { claims: { email: '' } }],
    ['without a name of its own', { claims: { jti: '' } }],
    ['with a NUL in it', { claims: { sub: 'p\0' } }],
  ])('refuses a ticket %s', async (_what, values) => {
    expect((await redeem(await ticket(values))).statusCode).toBe(401);
  });

  test('refuses what is no ticket, and an unsigned one', async () => {
    expect((await redeem('nonsense')).statusCode).toBe(401);
    const [, payload] = (await ticket()).split('.');
    const header = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
    expect((await redeem(`${header}.${payload}.`)).statusCode).toBe(401);
  });

  test('takes over nobody who has an account here', async () => {
    await server.person('Anna', { email: 'anna@platform.example' });
    const response = await redeem(await ticket({ claims: { sub: 'p-2', email: 'Anna@platform.example' } }));
    expect(response.json().code).toBe('FORBIDDEN');
  });

  test('is not there where no secret is set', async () => {
    const bare = await createTestApp(await open());
    expect((await redeem(await ticket(), bare)).json().code).toBe('NOT_CONFIGURED');
    await bare.close();
  });
});
