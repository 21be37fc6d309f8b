import { readFileSync } from 'node:fs';
import { blockRegistry, inBrand } from '@mailwright/blocks';
import { type BrandKit, endpoints, type ProfileId, type ResponseBody, tagPieces } from '@mailwright/contract';
import { readDocument, writeDocument } from '@mailwright/document';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnBoth } from '../../testing/databases.ts';
import { createDraft } from '../../testing/templates.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

const { update, runCommands, read } = endpoints.userTemplates;

const KIT: BrandKit = {
  name: 'Acme',
  colors: [{ id: 'accent', name: 'Accent', light: '#6d28d9', dark: null, role: 'accent' }],
  fonts: { heading: null, body: null },
  logo: { src: '/api/v2/assets/user/u/asset/acme.png', alt: 'Acme' },
  logoDark: { src: '' },
  button: { background: '#6d28d9', color: '#ffffff', radius: 3, paddingX: 30, paddingY: 14 },
  spacing: [],
  social: [{ network: 'linkedin', url: 'https://www.linkedin.com/company/acme' }],
  footer: { company: 'Acme Inc.', address: '1 Main Street\nSpringfield', reason: 'You signed up at acme.example.' },
};

/** How each system writes its links to leave and to read a mail online, in HTML and in plain text. */
const LINKS = {
  listmonk: {
    html: ['href="{{ UnsubscribeURL }}"', 'href="{{ MessageURL }}"'],
    text: ['{{ UnsubscribeURL }}', '{{ MessageURL }}'],
  },
  mailchimp: { html: ['href="*|UNSUB|*"', 'href="*|ARCHIVE|*"'], text: ['*|UNSUB|*', '*|ARCHIVE|*'] },
  'campaign-monitor': { html: ['<unsubscribe', '<webversion'], text: ['[unsubscribe]', '[webversion]'] },
} as const satisfies Partial<Record<ProfileId, unknown>>;

const SYSTEMS = Object.keys(LINKS) as (keyof typeof LINKS)[];

function sourceOf(system: string): string {
  const folder = '../../../../../packages/import/src/neutral/testing';
  return readFileSync(`${import.meta.dirname}/${folder}/${system}.html`, 'utf8');
}

/** Finds the tags of a mail, without what ends Word's conditional comments, which looks like one of some systems. */
function tagsIn(html: string): readonly string[] {
  const body = html.slice(html.indexOf('<body')).replace(/<!--[\s\S]*?-->/g, '');
  return tagPieces(body)
    .flatMap(({ text, isTag }) => (isTag ? [text] : []))
    .toSorted();
}

const count = (text: string, part: string) => text.split(part).length - 1;

describeOnBoth('a mail of a sending system that goes back to it', (open) => {
  let server: TestApp;

  beforeAll(async () => {
    server = await createTestApp(await open());
  });
  afterAll(() => server.close());

  /** Tries again, as the answer says, where the thread that reads is not there yet. */
  async function imported(who: TestClient, source: string) {
    for (let trial = 0; trial < 8; trial += 1) {
      const answer = await who.call(endpoints.imports.html, { body: { source, mode: 'blocks' } });
      if (answer.statusCode !== 503) return answer.json<ResponseBody<typeof endpoints.imports.html, 200>>();
    }
    return expect.fail('The thread that reads has not come');
  }

  test.each(SYSTEMS)(
    'of %s has every tag once after conversion and brand, and can be left',
    {
      timeout: 120_000,
    },
    async (system) => {
      const anna = await server.person('Anna');
      const source = sourceOf(system);
      const { mail } = await imported(anna, source);
      expect(mail?.profile).toBe(system);
      const id = await createDraft(anna);
      const { components = {}, customStyles = '' } = mail ?? {};
      const body = { components, customStyles, profile: system };
      const { revision } = (await anna.call(update, { params: { id }, body })).json();

      const { document } = readDocument({ ...components, customStyles }, blockRegistry);
      const looks = inBrand(document.nodes, document.settings, {
        kit: { id: 'acme', kit: KIT },
        registry: blockRegistry,
      });
      const branded = writeDocument({ ...document, ...looks });
      const command = { type: 'replaceDocument', document: branded, action: 'in-brand' };
      await anna.ok(runCommands, { params: { id }, body: { revision, commands: [command] } });
      expect(JSON.stringify(await anna.ok(read, { params: { id } }))).toContain('#6d28d9');

      const { html, text } = await anna.ok(endpoints.exports.mail, { params: { id }, query: {} });
      expect(tagsIn(source).length).toBeGreaterThan(1);
      expect(tagsIn(html)).toEqual(tagsIn(source));
      for (const link of LINKS[system].html) expect(count(html, link), link).toBe(1);
      for (const link of LINKS[system].text) expect(count(text, link), link).toBe(1);
    },
  );
});
