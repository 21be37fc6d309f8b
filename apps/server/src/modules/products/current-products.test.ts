import { endpoints, type ProductRule } from '@mailwright/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOnBoth } from '../../testing/databases.ts';
import { mailOf, section } from '../../testing/modules.ts';
import { addStore, readProducts, sourceProduct } from '../../testing/shops/stores.ts';
import { createDraft } from '../../testing/templates.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

const { stores: rows, exports, testMails, userTemplates } = endpoints;
const MONDAY = [sourceProduct('cup', { name: 'Monday’s cup', price: '10.00' })];
const THURSDAY = [sourceProduct('pan', { name: 'Thursday’s pan', price: '59.00', salePrice: '49.00', began: 4000 })];

describeOnBoth('a mail with products by rule', (open) => {
  let server: TestApp;
  let anna: TestClient;
  let ben: TestClient;
  let storeId: string;

  beforeAll(async () => {
    server = await createTestApp(await open());
    ben = await server.person('Ben', { email: 'ben@acme.example' });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    anna = await server.person('Anna');
    storeId = await addStore(server.database, anna.id, MONDAY);
  });

  /** Creates a draft that was made on Monday; returns its id. */
  async function draftOf(who: TestClient): Promise<string> {
    const rule: ProductRule = {
      storeUuid: storeId,
      sort: 'newest',
      category: null,
      tag: null,
      onSale: false,
      count: 3,
    };
    const shown = await anna.ok(rows.byRule, { body: rule });
    const look = { layout: 'vertical', buttonLabel: '', buttonColor: '#000000', buttonTextColor: '#ffffff' };
    const parts = { showImage: true, showTitle: true, showPrice: true, showDescription: false };
    const props = { rule, columns: 2, ...look, ...parts, shown };
    const components = mailOf([section([{ id: 'list', type: 'product-list', props, style: {} }])]);
    const id = await createDraft(who);
    await who.ok(userTemplates.update, { params: { id }, body: { components } });
    return id;
  }

  const exported = async (who: TestClient, id: string) => {
    const [html, text] = await Promise.all([
      who.call(exports.html, { params: { id }, query: {} }),
      who.call(exports.text, { params: { id } }),
    ]);
    return { html: html.body, text: text.body };
  };

  test('leaves with what the rule gives on the day, and stays stored as its author left it', async () => {
    const id = await draftOf(anna);
    expect((await exported(anna, id)).html).toContain('Monday’s cup');
    await readProducts(server.database, storeId, [...MONDAY, ...THURSDAY], { now: 5000 });
    const { html, text } = await exported(anna, id);
    for (const leaving of [html, text]) {
      expect(leaving).toContain('Thursday’s pan');
      expect(leaving).toContain('Monday’s cup');
      expect(leaving.indexOf('Thursday')).toBeLessThan(leaving.indexOf('Monday'));
    }
    const to = ['reader@acme.example'];
    const people = server.database.kysely.selectFrom('users').select('email').where('id', '=', anna.id);
    const { email: from } = await people.executeTakeFirstOrThrow();
    await anna.ok(testMails.send, { params: { id }, body: { from, to } });
    expect(server.mails.at(-1)?.html).toContain('Thursday’s pan');
    expect(server.mails.at(-1)?.text).toContain('Thursday’s pan');
    const stored = await anna.ok(userTemplates.read, { params: { id } });
    expect(stored.html).not.toContain('Thursday’s pan');
    expect(JSON.stringify(stored.components)).not.toContain('Thursday’s pan');
  });

  test('keeps what it shows where the store is gone, or is not the person’s to see', async () => {
    const foreign = await draftOf(ben);
    await readProducts(server.database, storeId, THURSDAY, { now: 5000 });
    expect((await exported(ben, foreign)).html).toContain('Monday’s cup');
    const own = await draftOf(anna);
    await anna.ok(rows.disconnect, { params: { id: storeId } });
    expect((await exported(anna, own)).html).toContain('Thursday’s pan');
  });
});
