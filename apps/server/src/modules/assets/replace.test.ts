import { NO_LINK } from '@mailwright/blocks';
import { type Asset, endpoints } from '@mailwright/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOnBoth } from '../../testing/databases.ts';
import type { Components } from '../../testing/documents.ts';
import { mailOf, section, textBlock } from '../../testing/modules.ts';
import { createDraft } from '../../testing/templates.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

const { assets, userTemplates, sharing } = endpoints;

describeOnBoth('an image replaced everywhere', (open) => {
  let server: TestApp;
  let anna: TestClient;
  let ben: TestClient;
  let cup: Asset;
  let vase: Asset;

  beforeAll(async () => {
    server = await createTestApp(await open());
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    anna = await server.person('Anna');
    ben = await server.person('Ben');
    cup = await uploaded(anna, '#a00', 300);
    vase = await uploaded(anna, '#0a0', 200);
  });

  async function showing(who: TestClient, name: string, src = cup.url): Promise<string> {
    const id = await createDraft(who, name);
    const html = `<!doctype html><body><p>${name}</p><img src="${src}" alt="x"></body>`;
    await who.ok(userTemplates.update, { params: { id }, body: { html } });
    return id;
  }

  const replace = (who: TestClient, templates?: string[], by = vase.savedName, headers = {}) =>
    who.ok(assets.replace, {
      params: { assetName: cup.savedName },
      headers,
      body: { by, ...(templates && { templates }) },
    });
  const read = (who: TestClient, id: string) => who.ok(userTemplates.read, { params: { id } });

  test('changes every template that shows it, each with a revision and a version of its own', async () => {
    const [spring, summer, other] = [
      await showing(anna, 'Spring'),
      await showing(anna, 'Summer'),
      await createDraft(anna),
    ];
    const { updated, failed } = await replace(anna);
    expect([...updated].sort()).toEqual([spring, summer].sort());
    expect(failed).toEqual([]);
    for (const id of [spring, summer]) {
      const { html, revision } = await read(anna, id);
      expect(html).toContain(`src="http://localhost:3000${vase.url}"`);
      expect(html).not.toContain(cup.savedName);
      expect(revision).toBe(2);
      expect(await anna.ok(userTemplates.versions, { params: { id } })).toHaveLength(2);
    }
    expect((await read(anna, other)).revision).toBe(0);
    const { templates } = await anna.ok(assets.usage, { params: { assetName: cup.savedName } });
    expect(templates).toEqual([]);
  });

  test('is undone by going back to the version before', async () => {
    const id = await showing(anna, 'Spring');
    const before = (await read(anna, id)).html;
    const [{ versionDate = '' } = {}] = await anna.ok(userTemplates.versions, { params: { id } });
    await replace(anna);
    const { components } = await anna.ok(userTemplates.version, { params: { id, versionDate } });
    await anna.ok(userTemplates.update, { params: { id }, body: { components } });
    expect((await read(anna, id)).html).toBe(before);
  });

  test('changes only the templates that are named, and nothing twice', async () => {
    const [spring, summer] = [await showing(anna, 'Spring'), await showing(anna, 'Summer')];
    expect(await replace(anna, [summer])).toEqual({ updated: [summer], failed: [] });
    expect((await read(anna, spring)).revision).toBe(1);
    await replace(anna, [summer]);
    expect((await read(anna, summer)).revision).toBe(2);
  });

  test('tells of each template why it was left alone', async () => {
    const [deleted, held, free, mine] = [
      await showing(anna, 'Deleted'),
      await showing(anna, 'Held'),
      await showing(anna, 'Free'),
      await showing(anna, 'Mine'),
    ];
    const foreign = await showing(ben, 'Foreign');
    await anna.ok(userTemplates.status, { params: { id: deleted, status: 'deleted' } });
    for (const id of [held, free, mine]) {
      await anna.ok(sharing.share, { params: { id }, body: { collaborators: [ben.id] } });
    }
    await ben.ok(sharing.lock, { params: { id: held, locked: 'true' } });
    const { lock } = await anna.ok(sharing.lock, { params: { id: mine, locked: 'true' } });
    const { templates } = await anna.ok(assets.usage, { params: { assetName: cup.savedName } });
    expect(Object.fromEntries(templates.map(({ name, refusal }) => [name, refusal]))).toEqual({
      Deleted: 'INVALID_TRANSITION',
      Held: 'TEMPLATE_LOCKED',
      Free: null,
      Mine: null,
    });
    const ids = [deleted, held, free, mine, foreign, 'nothing'];
    const { updated, failed } = await replace(anna, ids);
    expect(updated).toEqual([free]);
    expect(failed.map(({ id, code }) => [id, code])).toEqual([
      [deleted, 'INVALID_TRANSITION'],
      [held, 'TEMPLATE_LOCKED'],
      [mine, 'TEMPLATE_LOCKED'],
      [foreign, 'TEMPLATE_NOT_FOUND'],
      ['nothing', 'TEMPLATE_NOT_FOUND'],
    ]);
    expect(await read(anna, free)).toMatchObject({ isLocked: false, revision: 2 });
    expect((await replace(anna, [mine], vase.savedName, { 'x-lock': lock })).updated).toEqual([mine]);
    expect(await read(anna, mine)).toMatchObject({ isLocked: true, revision: 2 });
  });

  test('refuses a template whose legal line would go with the text of the old image, and names the line', async () => {
    const line = '© 2026 Acme GmbH, HRB 4711';
    const describeAs = (image: Asset, en: string) =>
      anna.ok(assets.update, { params: { assetName: image.savedName }, body: { alt: { en } } });
    await describeAs(cup, line);
    await describeAs(vase, 'A vase');
    const picture = {
      id: 'picture',
      type: 'image',
      props: { src: cup.url, alt: line, decorative: false, link: NO_LINK, width: 0, naturalWidth: 0 },
      style: {},
    };
    const withPicture = async (name: string, ...more: readonly Components[]) => {
      const id = await createDraft(anna, name);
      await anna.ok(userTemplates.update, {
        params: { id },
        body: { components: mailOf([section([picture, ...more])]) },
      });
      return id;
    };
    const alone = await withPicture('Alone');
    const beside = await withPicture('Beside', textBlock(line, 'legal'));
    const before = await read(anna, alone);
    expect(before.html).toContain(line);

    const { updated, failed } = await replace(anna);
    expect(updated).toEqual([beside]);
    expect(failed).toMatchObject([{ id: alone, code: 'CONTENT_WOULD_BE_LOST' }]);
    expect(await read(anna, alone)).toEqual(before);
    const after = (await read(anna, beside)).html;
    expect(after).toContain(line);
    expect(after).toContain('alt="A vase"');

    const params = { assetName: cup.savedName, id: alone };
    const refused = await anna.call(assets.replacePreview, { params, query: { by: vase.savedName } });
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({
      code: 'CONTENT_WOULD_BE_LOST',
      details: [{ path: 'legal', message: line }],
    });
  });

  test('a save on the revision before is told that it is stale, and loses nothing', async () => {
    const id = await showing(anna, 'Spring');
    await replace(anna);
    const body = { html: '<p>My work</p>', revision: 1 };
    expect(await anna.refused(userTemplates.update, { params: { id }, body })).toMatchObject({
      status: 409,
      code: 'STALE_REVISION',
      current: { revision: 2 },
    });
  });

  test('is shown before it is done: the mail as it is, and as it would be', async () => {
    const id = await showing(anna, 'Spring');
    const params = { assetName: cup.savedName, id };
    const { before, after } = await anna.ok(assets.replacePreview, { params, query: { by: vase.savedName } });
    expect(before).toBe((await read(anna, id)).html);
    expect(after).toBe(before.replaceAll(cup.url, vase.url));
    expect((await read(anna, id)).revision).toBe(1);
    expect((await ben.refused(assets.replacePreview, { params, query: { by: vase.savedName } })).code).toBe(
      'ASSET_NOT_FOUND',
    );
  });

  test('takes images of the own library alone', async () => {
    const id = await showing(anna, 'Spring');
    const foreign = await uploaded(ben, '#00a', 100);
    const params = { assetName: cup.savedName };
    for (const by of [foreign.savedName, 'nothing.png']) {
      expect((await anna.refused(assets.replace, { params, body: { by } })).code).toBe('ASSET_NOT_FOUND');
    }
    expect((await ben.refused(assets.replace, { params, body: { by: foreign.savedName } })).code).toBe(
      'ASSET_NOT_FOUND',
    );
    expect((await read(anna, id)).revision).toBe(1);
  });
});

async function uploaded(who: TestClient, background: string, width: number): Promise<Asset> {
  const content = await sharp({ create: { width, height: 100, channels: 3, background } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('files[]', new Blob([new Uint8Array(content)]), 'picture.png');
  const request = new Request('http://x', { method: 'POST', body: form });
  const answer = await who.send({
    method: 'POST',
    url: '/api/v2/assets',
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return answer.json()[0];
}
