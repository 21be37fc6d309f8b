import { endpoints } from '@mailwright/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LIBRARY } from '../../../../seed/content/library.ts';
import { composeMail } from '../../../../seed/stored-mail.ts';
import { describeOnBoth } from '../../../../testing/databases.ts';
import { createDraft } from '../../../../testing/templates.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import type { TestClient } from '../../../../testing/test-client.ts';
import { createVersionRepository } from '../../../versions/repository.ts';
import { createBodyComposer, mailOf } from '../compose-body.ts';
import { sectionsOf } from './written-document.ts';

const rows = endpoints.userTemplates;

describeOnBoth('sections that were saved before', (open) => {
  let server: TestApp;
  let anna: TestClient;
  let document: Record<string, unknown>;

  beforeAll(async () => {
    server = await createTestApp(await open());
    anna = await server.person('Anna');
    const compose = createBodyComposer({ assetBase: () => 'http://localhost:3000', mergeSyntax: '' });
    const mail = LIBRARY[0]?.mails[0];
    if (!mail) throw new Error('The library has no mails');
    const { components } = await composeMail({ compose } as Parameters<typeof composeMail>[0], mail);
    document = { ...mailOf(components ?? {}, '') };
  });
  afterAll(() => server.close());

  /** Saves the content in a new draft, where all of it is new, and returns what is stored. */
  async function saved(components: Record<string, unknown>, who = anna) {
    const id = await createDraft(who);
    const body = { components, customStyles: '' };
    await who.ok(rows.update, { params: { id }, body });
    const [version] = await createVersionRepository(server.database).list(id);
    const stored = await who.ok(rows.read, { params: { id } });
    return { html: stored.html, css: stored.css, components: stored.components, size: stored.size, version };
  }

  test('are stored without being read again, and the mail is the same to the letter', async () => {
    const first = await saved(document);
    const parse = JSON.parse;
    const read: string[] = [];
    JSON.parse = (text: string, ...others) => {
      read.push(text);
      return parse(text, ...others);
    };
    const second = await saved(document).finally(() => {
      JSON.parse = parse;
    });
    const [heading] = sectionsOf(document) ?? [];
    const request = read.find((text) => text.startsWith('{"components":'));
    expect(request).toBeDefined();
    expect(request).not.toContain(JSON.stringify(heading));
    expect({ ...second, version: null }).toEqual({ ...first, version: null });
    expect(second.components).toEqual(JSON.parse(JSON.stringify(document)));
  });

  test('are refused again where they were refused, whoever sends them', async () => {
    await saved(document);
    const id = await createDraft(anna);
    const [one, ...others] = sectionsOf(document) ?? [];
    const nodes = document.nodes as readonly Record<string, unknown>[];
    const forged = (section: unknown) => ({ ...document, nodes: [{ ...nodes[0], children: [section, ...others] }] });
    const image = { ...one, props: { src: 'data:image/png;base64,AAAA' } };
    for (const who of [anna, await server.person('Ben')]) {
      const own = who === anna ? id : await createDraft(who);
      const body = { components: forged(image), customStyles: '' };
      const answer = await who.call(rows.update, { params: { id: own }, body });
      expect([answer.statusCode, answer.json().code]).toEqual([422, 'BASE64_NOT_ALLOWED']);
    }
    expect((await anna.call(rows.update, { params: { id }, body: { components: forged(one) } })).statusCode).toBe(200);
  });
});
