import { blockRegistry, inBrand } from '@mailwright/blocks';
import { ACME_KIT } from '@mailwright/blocks/testing';
import { endpoints, type ResponseBody } from '@mailwright/contract';
import { readDocument, writeDocument } from '@mailwright/document';
import { bodyTags, countOf, OWN_SYSTEMS, ownSystemMail } from '@mailwright/import/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnBoth } from '../../testing/databases.ts';
import { createDraft } from '../../testing/templates.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

const { update, runCommands, read } = endpoints.userTemplates;

describeOnBoth('a mail of a sending system that goes back to it', (open) => {
  let server: TestApp;

  beforeAll(async () => {
    server = await createTestApp(await open());
  });
  afterAll(() => server.close());

  /** Imports the mail; tries again, as the answer asks, while the thread that reads is still starting. */
  async function imported(who: TestClient, source: string) {
    for (let trial = 0; trial < 8; trial += 1) {
      const answer = await who.call(endpoints.imports.html, { body: { source, mode: 'blocks' } });
      if (answer.statusCode !== 503) return answer.json<ResponseBody<typeof endpoints.imports.html, 200>>();
    }
    return expect.fail('The thread that reads has not come');
  }

  test.each(OWN_SYSTEMS)(
    'of $id has every tag once after conversion and brand, and can be left',
    { timeout: 120_000 },
    async ({ id: system, ...links }) => {
      const anna = await server.person('Anna');
      const source = ownSystemMail(system);
      const { mail } = await imported(anna, source);
      expect(mail?.profile).toBe(system);
      const id = await createDraft(anna);
      const { components = {}, customStyles = '' } = mail ?? {};
      const body = { components, customStyles, profile: system };
      const { revision } = (await anna.call(update, { params: { id }, body })).json();

      const { document } = readDocument({ ...components, customStyles }, blockRegistry);
      const looks = inBrand(document.nodes, document.settings, {
        kit: { id: 'acme', kit: ACME_KIT },
        registry: blockRegistry,
      });
      const branded = writeDocument({ ...document, ...looks });
      const command = { type: 'replaceDocument', document: branded, action: 'in-brand' };
      await anna.ok(runCommands, { params: { id }, body: { revision, commands: [command] } });
      expect(JSON.stringify(await anna.ok(read, { params: { id } }))).toContain('#6d28d9');

      const { html, text } = await anna.ok(endpoints.exports.mail, { params: { id }, query: {} });
      expect(bodyTags(source).length).toBeGreaterThan(1);
      expect(bodyTags(html)).toEqual(bodyTags(source));
      for (const link of links.html) expect(countOf(html, link), link).toBe(1);
      for (const link of links.text) expect(countOf(text, link), link).toBe(1);
    },
  );
});
