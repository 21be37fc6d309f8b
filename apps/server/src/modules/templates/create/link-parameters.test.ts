import { blockRegistry } from '@mailwright/blocks';
import { endpoints } from '@mailwright/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOnBoth } from '../../../testing/databases.ts';
import { mailOf, section } from '../../../testing/modules.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';

const { create, read, update, clone } = endpoints.userTemplates;

const PARAMETERS = [
  { name: 'utm_source', value: 'news' },
  { name: 'utm_id', value: '{{ userId }}' },
];

const button = (href: string) => {
  const props = blockRegistry.get('button')?.tiles[0]?.create().props;
  return { id: 'b', type: 'button', props: { ...props, link: { href, target: '_self', title: '' } }, style: {} };
};

describeOnBoth('what links get when a mail leaves', (open) => {
  let server: TestApp;
  let anna: TestClient;

  beforeAll(async () => {
    server = await createTestApp(await open());
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    anna = await server.person('Anna');
  });

  async function newMail(name: string): Promise<string> {
    return (await anna.ok(create, { params: { type: 'email' }, body: { name } })).templateId;
  }
  const bodyOf = (id: string) => anna.ok(read, { params: { id } });

  test('is begun with by new mails, and stands in the stored HTML and the text, not in the document', async () => {
    const plain = await newMail('Before');
    await anna.ok(endpoints.userSettings.save, { body: { userId: anna.id, linkParameters: PARAMETERS } });
    const id = await newMail('After');
    const { components } = await bodyOf(id);
    expect(components).toMatchObject({ settings: { tracking: { parameters: PARAMETERS } } });
    expect((await bodyOf(plain)).components).not.toMatchObject({ settings: { tracking: expect.anything() } });

    const source = '<a href="https://code.example/?a">Code</a>';
    const nodes = [button('https://shop.example/a#top'), { id: 'code', type: 'html', props: { source }, style: {} }];
    const tracked = (more: object) => ({
      ...mailOf([section(nodes)]),
      settings: { ...Object(components?.settings), tracking: { parameters: PARAMETERS, ...more } },
    });
    await anna.ok(update, { params: { id }, body: { components: tracked({}) } });
    const stored = await bodyOf(id);
    expect(stored.html).toContain('https://shop.example/a?utm_source=news&amp;utm_id={{ userId }}#top');
    expect(stored.html).toContain(source);
    expect(JSON.stringify(stored.components)).not.toContain('utm_source=news');
    const { body: text } = await anna.call(endpoints.exports.text, { params: { id } });
    expect(text).toContain('https://shop.example/a?utm_source=news&utm_id={{ userId }}#top');
    await anna.ok(update, { params: { id }, body: { components: tracked({ inCode: true }) } });
    expect((await bodyOf(id)).html).toContain('"https://code.example/?a&amp;utm_source=news&amp;utm_id={{ userId }}"');
  });

  test('stays with a copy, whatever its owner begins with now', async () => {
    const id = await newMail('Original');
    await anna.ok(endpoints.userSettings.save, { body: { userId: anna.id, linkParameters: PARAMETERS } });
    await anna.ok(update, { params: { id }, body: { components: { ...mailOf([section([])]) } } });
    const { templateId } = await anna.ok(clone, { params: { id } });
    expect((await bodyOf(templateId)).components).not.toMatchObject({ settings: { tracking: expect.anything() } });
  });
});
