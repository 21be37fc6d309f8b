import { endpoints } from '@mailwright/contract';
import { DEFAULT_SETTINGS } from '@mailwright/document';
import { blankComponents, islandComponents } from '../documents.ts';
import { mailWith, newSectionModule, sectionOf } from '../linked-mails.ts';
import { textBlock } from '../modules.ts';
import { createDraft } from '../templates.ts';
import type { TestClient } from '../test-client.ts';
import { formBody, PNG } from './file-form.ts';
import type { KnownValues } from './known-values.ts';

const MAIL_AREAS = ['userTemplates', 'exports', 'sharing', 'pages', 'notes', 'testMails', 'assets'];

/** Designs as other editors save them. */
const UNLAYER = {
  body: {
    rows: [
      {
        cells: [1],
        columns: [{ contents: [{ type: 'text', values: { text: '<p>Hello</p>' } }], values: {} }],
        values: {},
      },
    ],
    values: { contentWidth: '600px' },
  },
  schemaVersion: 16,
};
const BEEFREE = {
  page: {
    body: { container: { style: {} }, content: { style: {}, computedStyle: { messageWidth: '600px' } } },
    rows: [
      {
        container: { style: {} },
        content: { style: {} },
        columns: [
          {
            'grid-columns': 12,
            style: {},
            modules: [
              { type: 'mailup-bee-newsletter-modules-text', descriptor: { text: { html: '<p>Hello</p>', style: {} } } },
            ],
          },
        ],
      },
    ],
  },
};

/** Values that many calls take, whoever makes them. */
const TAKEN_BY_MANY: readonly (readonly [name: string, value: unknown])[] = [
  ['html', '<p>Hello</p>'],
  ['html', '<table><tr><td>{{ name }}</td></tr></table>'],
  ['name', 'Spring'],
  ['email', 'someone@acme.example'],
  ['eventDateTime', '2031-05-01T12:00'],
  ['components', blankComponents()],
  ['moduleComponents', [sectionOf('Fuzzed')]],
  ['moduleComponents', textBlock('Fuzzed')],
  ['nodes', [sectionOf('Fuzzed')]],
  ['nodes', [textBlock('Fuzzed')]],
  ['style', { ...DEFAULT_SETTINGS }],
  ['source', UNLAYER],
  ['source', BEEFREE],
  ['source', '<table><tr><td>Hello</td></tr></table>'],
  ['source', '<mjml><mj-body><mj-section><mj-column><mj-text>Hi</mj-text></mj-column></mj-section></mj-body></mjml>'],
  ['text', 'email,firstName\nada@acme.example,Ada\n'],
  ['password', 'correct horse battery staple'],
  ['current', 'correct horse battery staple'],
  ['revision', 0],
  ['revision', 1],
  ['url', 'https://pictures.example/a.png'],
];

/** Gives a person some of each kind: drafts, one of them published, a module, an image, a folder, a store. */
export async function giveThings(person: TestClient, who: string, known: KnownValues): Promise<void> {
  for (const [name, value] of TAKEN_BY_MANY) known.add(who, name, value);
  const folder = await person.ok(endpoints.assets.createFolder, { body: { name: 'Folder' } });
  known.add(who, 'folders.id', folder.id);
  const module = await newSectionModule(person, 'Fuzzed');
  known.add(who, 'customModules.id', module.id);
  const drafts: string[] = [];
  for (const components of [mailWith(module), islandComponents('<table><tr><td>Hi {{ name }}</td></tr></table>')]) {
    const id = await createDraft(person);
    drafts.push(id);
    await person.ok(endpoints.userTemplates.update, { params: { id }, body: { components } });
    known.add(who, 'components', components);
    for (const area of MAIL_AREAS) known.add(who, `${area}.id`, id);
  }
  const published = { params: { id: drafts[1] ?? '', status: 'published' } } as const;
  await person.call(endpoints.userTemplates.status, published);
  const files = [['picture.png', PNG]] as const;
  const fields = { templateId: drafts[0] };
  const form = formBody({ fields, filesField: 'files[]', files });
  const answer = await person.send({ method: 'POST', url: endpoints.assets.upload.path, ...form });
  known.learn(who, answer.json(), 'images');
}
