import { type Actor, endpoints } from '@mailwright/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AppError } from '../../../app-error.ts';
import { createRepositories } from '../../../repositories.ts';
import { describeOnBoth } from '../../../testing/databases.ts';
import { createDraft } from '../../../testing/templates.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { createMailWork, type MailWork } from '../../mail-work/mail-work.ts';
import { createTemplateServices } from '../services.ts';
import { createBodyComposer } from './compose-body.ts';

const { userTemplates: users } = endpoints;
const SETUP = { assetBase: 'http://localhost:3000', mergeSyntax: '{{ name }}' };

/** Mail that is large enough for a thread. */
const LARGE_MAIL = `<p>${'A long mail. '.repeat(60_000)}</p>`;

describeOnBoth('a save whose work on the mail is put off for others', (open) => {
  let server: TestApp;
  let anna: TestClient;
  let actor: Actor;
  let id: string;

  beforeAll(async () => {
    server = await createTestApp(await open());
    anna = await server.person('Anna');
    const features = { customCode: true, products: true, aiImages: true, convertToSystem: true };
    actor = { id: anna.id, role: 'user', features: { ...features, customBlockCategories: true } };
    id = await createDraft(anna);
    await anna.ok(users.update, { params: { id }, body: { html: '<p>First</p>' } });
  });
  afterAll(() => server.close());

  /** Refuses the first `times` tasks. */
  function putOff(times: number) {
    const own = createMailWork(SETUP);
    let asked = 0;
    const late = async () => {
      asked += 1;
      if (asked <= times) throw new AppError('BUSY', { retryAfter: 10 });
    };
    const work: MailWork = {
      run: (...task) => late().then(() => own.run(...task)),
      inThread: (...task) => late().then(() => own.inThread(...task)),
    };
    const compose = createBodyComposer({ ...SETUP, assetBase: () => SETUP.assetBase });
    const repositories = createRepositories(server.database, { demo: true });
    const { updating } = createTemplateServices(repositories, { compose, work, now: () => server.clock.now });
    return { updating, close: own.close };
  }

  const stored = async () => {
    const { name, html, revision } = await anna.ok(users.read, { params: { id } });
    return { name, html, revision };
  };

  test('stores nothing and says when to come again; sent again as it was it is stored whole', async () => {
    const { updating, close } = putOff(1);
    const before = await stored();
    const save = () =>
      updating.update(actor, id, { html: LARGE_MAIL, name: 'Large', autosave: true }, { revision: before.revision });
    await expect(save()).rejects.toMatchObject({ code: 'BUSY', extras: { retryAfter: 10 } });
    expect(await stored()).toEqual(before);
    expect((await save()).kind).toBe('updated');
    const { name, html, revision } = await stored();
    expect([name, html.includes('A long mail. A long mail.'), revision]).toEqual(['Large', true, before.revision + 1]);
    await close();
  });

  test('lets the saves behind it through', async () => {
    const { updating, close } = putOff(1);
    const save = (name: string) => updating.update(actor, id, { name }, {});
    const [first, second] = await Promise.allSettled([save('Put off'), save('Behind')]);
    expect([first, second]).toMatchObject([
      { status: 'rejected', reason: { code: 'BUSY' } },
      { status: 'fulfilled', value: { kind: 'updated' } },
    ]);
    expect((await stored()).name).toBe('Behind');
    await close();
  });
});
