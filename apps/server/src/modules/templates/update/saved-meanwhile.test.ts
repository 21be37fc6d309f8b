import { type Actor, endpoints } from '@mailwright/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRepositories } from '../../../repositories.ts';
import { describeOnBoth } from '../../../testing/databases.ts';
import { newModule, textBlock } from '../../../testing/modules.ts';
import { createDraft } from '../../../testing/templates.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { createModuleService } from '../../custom-modules/service.ts';
import { createMailWork, type MailWork } from '../../mail-work/mail-work.ts';
import { createTemplateServices } from '../services.ts';
import { createBodyComposer } from './compose-body.ts';

const { userTemplates: users, customModules: modules } = endpoints;
const SETUP = { assetBase: 'http://localhost:3000', mergeSyntax: '{{ name }}' };

describeOnBoth('what somebody saves while a save is being made', (open) => {
  let server: TestApp;
  let anna: TestClient;
  let actor: Actor;

  beforeAll(async () => {
    server = await createTestApp(await open());
    anna = await server.person('Anna');
    const features = { customCode: true, products: true, aiImages: true, convertToSystem: true };
    actor = { id: anna.id, role: 'user', features: { ...features, customBlockCategories: true } };
  });
  afterAll(() => server.close());

  /** Creates another server, on which `meanwhile` runs before each piece of work on a mail. */
  function otherServer(meanwhile: () => Promise<unknown>) {
    const compose = createBodyComposer({ ...SETUP, assetBase: () => SETUP.assetBase });
    const { run, inThread } = createMailWork(SETUP);
    const work: MailWork = { inThread, run: (...asked) => meanwhile().then(() => run(...asked)) };
    const repositories = createRepositories(server.database, { demo: true });
    const made = { compose, work, now: () => server.clock.now };
    const templates = createTemplateServices(repositories, made);
    const customModules = createModuleService({ ...repositories, ...made, reading: templates.reading });
    return { updating: templates.updating, customModules };
  }

  test('is stored at once, and the save is made of it, as often as it takes', async () => {
    const id = await createDraft(anna);
    await anna.ok(users.update, { params: { id }, body: { html: '<p>First</p>' } });
    let saves = 0;
    const { updating } = otherServer(async () => {
      if (saves === 5) return;
      saves += 1;
      await anna.ok(users.update, { params: { id }, body: { html: `<p>Saved ${saves}</p>` } });
    });
    await updating.update(actor, id, { name: 'Autumn' }, {});
    const { name, html, revision } = await anna.ok(users.read, { params: { id } });
    expect({ name, saves, revision }).toEqual({ name: 'Autumn', saves: 5, revision: 7 });
    expect(html).toContain('Saved 5');
  });

  test('never takes the place of what was sent for a module, also where it has the revision that was named', async () => {
    const { id, revision } = await newModule(anna);
    const { components } = await anna.ok(users.read, { params: { id } });
    let isSaved = false;
    const { customModules } = otherServer(async () => {
      if (isSaved) return;
      isSaved = true;
      const saved = JSON.parse(JSON.stringify(components).replace('Hello', 'Saved'));
      await anna.ok(users.update, { params: { id }, body: { components: saved } });
    });
    await customModules.update(actor, id, { components: textBlock('Sent') }, revision + 1);
    const module = await anna.ok(modules.read, { params: { id } });
    expect(module).toMatchObject({ version: 2, words: 'sent', components: textBlock('Sent') });
    expect(module.revision).toBe(revision + 2);
  });
});
