import { setTimeout as sleep } from 'node:timers/promises';
import { endpoints } from '@mailwright/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../db/new-id.ts';
import { describeOnBoth } from '../../testing/databases.ts';
import { addPerson } from '../../testing/people.ts';
import type { OpenIdService } from '../../testing/sign-in/openid-service.ts';
import { signInAt, startProvider, withProvider } from '../../testing/sign-in/provider-sign-in.ts';
import { readSession, sessionIdOf } from '../../testing/sign-in/session-of.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

describeOnBoth('the audit log of who comes from the provider', (open) => {
  let provider: OpenIdService;
  let server: TestApp;
  let admin: TestClient;

  beforeAll(async () => {
    provider = await startProvider();
    const domains = ['acme.example'];
    const roles = new Map([
      ['staff', 'user'],
      ['owners', 'admin'],
    ] as const);
    server = await createTestApp(await open(), withProvider(provider, { domains, roles }));
    admin = await server.person('Ada', { role: 'admin' });
  });
  afterAll(async () => {
    await server.close();
    await provider.close();
  });
  beforeEach(() => {
    server.clock.now += 60_000;
  });

  /** Adds a person at the provider, with the groups that let them in unless others are given. */
  function person(groups: readonly string[] = ['staff'], email = `dora.${newId()}@acme.example`.toLowerCase()) {
    const sub = email;
    provider.people.set(sub, { sub, email, email_verified: true, given_name: 'Dora', family_name: 'Dietz', groups });
    return { sub, email };
  }

  /** Signs in from the provider; returns the account, and the log entries besides the sign-in. */
  async function come(sub: string | null) {
    server.clock.now += 1000;
    const from = new Date(server.clock.now).toISOString();
    const sessionId = sessionIdOf(await signInAt(server, provider, sub));
    const id = sessionId && (await readSession(server, sessionId)).principalId;
    const { entries } = await admin.ok(endpoints.audit.list, { query: { from } });
    const started = entries.filter(({ action }) => action === 'session.start');
    expect(started.map(({ person }) => person?.id)).toEqual(id ? [id] : []);
    const others = entries.filter(({ action }) => action !== 'session.start');
    return { id, kept: others.map(({ action, person, targets, details }) => ({ action, person, targets, details })) };
  }

  const told = (action: string, targets: readonly object[], details: object) => ({
    action,
    person: null,
    targets,
    details: { ...details, by: 'provider' },
  });

  /** Returns the log entries of an account that was connected; its name becomes the provider's. */
  const connected = (id: string, email: string) => [
    told('person.connect', [{ id, name: email }], { role: 'user' }),
    told('person.rename', [{ id, name: 'Dora Dietz' }], { name: 'Dora Dietz' }),
  ];

  test('tells of an account that is made, once', async () => {
    const { sub, email } = person();
    const { id, kept } = await come(sub);
    expect(kept).toEqual([told('person.add', [{ id, name: email }], { role: 'user' })]);
    expect((await come(sub)).kept).toEqual([]);
  });

  test('tells of an invitation that is taken up', async () => {
    const { sub, email } = person(['owners']);
    await admin.ok(endpoints.invitations.send, { body: { email, planNumber: 3 } });
    const { id, kept } = await come(sub);
    expect(kept).toEqual([told('person.join', [{ id, name: email }], { role: 'admin' })]);
  });

  test('tells of an account that was there and becomes theirs', async () => {
    const { sub, email } = person();
    const id = await addPerson(server.database, 'Dora', { email });
    expect(await come(sub)).toEqual({ id, kept: expect.arrayContaining(connected(id, email)) });
  });

  test('tells of an account that was deactivated and becomes theirs once it is let in again', async () => {
    const { sub, email } = person();
    const id = await addPerson(server.database, 'Dora', { email });
    await admin.ok(endpoints.people.deactivate, { params: { id }, body: {} });
    const details = { email, reason: 'deactivated', by: 'provider' };
    expect((await come(sub)).kept).toEqual([{ action: 'session.refuse', person: null, targets: [], details }]);
    server.clock.now += 1000;
    await admin.ok(endpoints.people.activate, { params: { id } });
    expect(await come(sub)).toEqual({ id, kept: expect.arrayContaining(connected(id, email)) });
  });

  test('tells of a role that their groups give and take', async () => {
    const { sub, email } = person();
    const { id } = await come(sub);
    const targets = [{ id, name: 'Dora Dietz' }];
    person(['owners'], email);
    expect((await come(sub)).kept).toEqual([told('person.change', targets, { role: 'admin' })]);
    expect((await come(sub)).kept).toEqual([]);
    person(['staff'], email);
    expect((await come(sub)).kept).toEqual([told('person.change', targets, { role: 'user' })]);
  });

  test('tells of a name that was changed at the provider, once', async () => {
    const { sub, email } = person();
    const { id } = await come(sub);
    const name = { given_name: 'Dora', family_name: 'van Dijk' };
    provider.people.set(sub, { sub, email, email_verified: true, ...name, groups: ['staff'] });
    const renamed = told('person.rename', [{ id, name: 'Dora van Dijk' }], { name: 'Dora van Dijk' });
    expect((await come(sub)).kept).toEqual([renamed]);
    expect((await come(sub)).kept).toEqual([]);
    // A name that is made of the address is none that the provider tells.
    provider.people.set(sub, { sub, email, email_verified: true, groups: ['staff'] });
    expect((await come(sub)).kept).toEqual([]);
    const { people } = await admin.ok(endpoints.people.list, { query: { query: email } });
    expect(people).toMatchObject([{ firstName: 'Dora', lastName: 'van Dijk' }]);
  });

  test('tells administrators of an address that was changed at the provider, once, by log and mail', async () => {
    const { sub, email } = person();
    const { id } = await come(sub);
    const otherEmail = `new.${email}`;
    const reports = () => server.mails.filter(({ text }) => text.startsWith('Hello Ada,') && text.includes(otherEmail));
    const reported = async () =>
      (await admin.ok(endpoints.audit.list, { query: { action: 'person.report_address', q: otherEmail } })).entries;
    provider.people.set(sub, { sub, email: otherEmail, email_verified: true, groups: ['staff'] });
    await come(sub);
    await expect.poll(() => reports().length).toBe(1);
    expect(reports()[0]?.subject).toContain('Dora Dietz has another email address');
    expect(reports()[0]?.text).toContain(`${email}\n`);
    expect(await reported()).toMatchObject([{ targets: [{ id, name: email }], details: { email: otherEmail } }]);
    await come(sub);
    await sleep(300);
    expect(reports()).toHaveLength(1);
    expect(await reported()).toHaveLength(1);
    expect((await admin.ok(endpoints.people.list, { query: { query: email } })).people[0]?.email).toBe(email);
  });

  test('tells of whom it did not let in, and why, by the address that the provider gives', async () => {
    const refused = async (sub: string | null) => {
      const { id, kept } = await come(sub);
      expect(id).toBe('');
      return kept;
    };
    const told = (details: object) => [
      { action: 'session.refuse', person: null, targets: [], details: { ...details, by: 'provider' } },
    ];
    const guest = person(['guests']);
    expect(await refused(guest.sub)).toEqual(told({ email: guest.email, reason: 'group' }));
    const stranger = person(['staff'], `x.${newId()}@evil.example`);
    expect(await refused(stranger.sub)).toEqual(told({ email: stranger.email, reason: 'domain' }));
    const { sub, email } = person();
    const { id } = await come(sub);
    await admin.ok(endpoints.people.deactivate, { params: { id }, body: {} });
    expect(await refused(sub)).toEqual(told({ email, reason: 'deactivated' }));
    expect(await refused(null)).toEqual(told({ reason: 'denied' }));
  });

  test('keeps no more than a number of refusals that are nobody’s from one address, and all that are somebody’s', async () => {
    const post = (url: string, payload: object) =>
      server.app.inject({ method: 'POST', url, payload, remoteAddress: '203.0.113.200' });
    for (let tried = 0; tried < 130; tried += 1)
      await post(endpoints.secondFactor.answer.path, { code: String(100_000 + tried) });
    await post(endpoints.auth.login.path, { email: 'nobody@acme.example', password: 'a tin kettle in June' });
    const { kysely } = server.database;
    const entries = await kysely
      .selectFrom('audit_log')
      .select('details')
      .where('address', '=', '203.0.113.200')
      .execute();
    const kept = entries.map(({ details }) => JSON.parse(details));
    expect(kept.filter(({ reason }) => reason === 'expired')).toHaveLength(120);
    expect(kept.filter(({ email }) => email === 'nobody@acme.example')).toHaveLength(1);
  });
});
