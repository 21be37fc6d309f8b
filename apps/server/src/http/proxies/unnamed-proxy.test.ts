import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashPassword } from '../../modules/auth/passwords.ts';
import { freshDatabase } from '../../testing/databases.ts';
import { addPerson } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createLogger } from '../log/logging.ts';

const FORWARDED = { 'x-forwarded-for': '198.51.100.7' };
const RIGHT = { email: 'pia@acme.example', password: 'right' };

describe('behind a proxy that TRUST_PROXY does not name', () => {
  let server: TestApp;
  let lines: { msg: string; signIn?: string; userId?: string | null; code?: string }[];
  let id: string;

  beforeAll(async () => {
    lines = [];
    const log = createLogger('warn', { write: (line) => lines.push(JSON.parse(line)) });
    server = await createTestApp(await freshDatabase('sqlite'), { log });
    id = await addPerson(server.database, 'Pia', { email: RIGHT.email, passwordHash: await hashPassword('right') });
  });
  afterAll(() => server.close());

  const login = async (payload: object, headers = {}, remoteAddress = '127.0.0.1') =>
    (await server.app.inject({ method: 'POST', url: '/api/v2/auth/login', payload, headers, remoteAddress }))
      .statusCode;

  async function guess(times: number, headers: object, remoteAddress: string): Promise<number[]> {
    const answers: number[] = [];
    for (let count = 0; count < times; count += 1) {
      answers.push(await login({ email: `nobody${count}@acme.example`, password: 'x' }, headers, remoteAddress));
    }
    return answers;
  }

  test('one who guesses locks nobody else out, and the log says once what to set', { timeout: 60_000 }, async () => {
    expect(new Set(await guess(55, FORWARDED, '127.0.0.1'))).toEqual(new Set([401]));
    expect(await login(RIGHT, FORWARDED)).toBe(200);
    const warnings = lines.filter(({ msg }) => msg.includes('TRUST_PROXY'));
    expect(warnings).toHaveLength(1);
    expect(warnings[0]?.msg).toContain('Set TRUST_PROXY to the number of proxies (often 1) and PUBLIC_URL');
    expect(warnings[0]?.msg).toContain('can sign in with the demo accounts');
  });

  test('an account still waits after ten wrong passwords', { timeout: 60_000 }, async () => {
    const wrong = { ...RIGHT, password: 'wrong' };
    const answers: number[] = [];
    for (let count = 0; count < 11; count += 1) answers.push(await login(wrong, FORWARDED, '10.1.2.3'));
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  });

  test('headers from far away change nothing', { timeout: 60_000 }, async () => {
    expect((await guess(51, FORWARDED, '203.0.113.5')).at(-1)).toBe(429);
    expect(await login(RIGHT, FORWARDED, '203.0.113.5')).toBe(429);
  });

  test('failed sign-ins are in the log with who and why, and never with a password or an address that was typed', () => {
    const refused = lines.filter(({ msg }) => msg === 'Request refused');
    expect(refused).toContainEqual(
      expect.objectContaining({ code: 'WRONG_CREDENTIALS', signIn: 'wrong password', userId: id }),
    );
    expect(refused).toContainEqual(expect.objectContaining({ signIn: 'unknown account', userId: null }));
    expect(refused).toContainEqual(expect.objectContaining({ code: 'RATE_LIMITED', signIn: 'too many failures' }));
    expect(JSON.stringify(lines)).not.toContain('nobody1@');
  });
});
