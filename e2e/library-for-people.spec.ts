import { expect } from '@playwright/test';
import { chooseOption } from './support/code-editor.ts';
import { editorPage } from './support/editor-page.ts';
import { node, readTemplate, type StoredNode, section } from './support/sample-mail.ts';
import { test } from './support/test.ts';

interface Listed {
  readonly id: string;
  readonly name: string;
}

const words = (...content: readonly object[]) => node('text', { content: [{ type: 'paragraph', content }] });
const say = (text: string) => ({ type: 'text', text });
const field = (name: string, fallback?: string) => ({
  type: 'mergeField',
  attrs: { name, ...(fallback && { fallback }) },
});

/** A greeting with a fallback, an offer for some, and a line for each thing that was ordered. */
const personal = section(
  words(say('Dear '), field('firstName', 'friend')),
  {
    ...words(say('Only on the free plan')),
    condition: { match: 'all', tests: [{ field: 'plan', operator: 'is', value: 'free' }] },
  },
  { ...words(say('Ordered: '), field('orderLines.name')), repeat: { list: 'orderLines' } },
);

test('a template of the library is made personal, looked at and sent as sample people, published, exported and opened again', {
  tag: '@deep',
}, async ({ page, context, apiAs, signInAs }) => {
  test.slow();
  await signInAs('anna');
  const api = await apiAs('anna');
  const { elements: templates } = await api.json<{ elements: readonly Listed[] }>(
    'GET',
    '/systemtemplate/type/email/status/published',
  );
  const [{ id: from } = { id: '' }] = templates;
  const { templateId: id } = await api.json<{ templateId: string }>('POST', '/usertemplate/type/email', {
    name: 'Made personal',
    id: from,
  });
  const { components } = await readTemplate(api, id);
  const [wrapper, ...others] = components.nodes as readonly StoredNode[];
  const children = [personal, ...((wrapper?.children ?? []) as readonly StoredNode[])];
  await api.json('PATCH', `/usertemplate/${id}`, {
    components: { ...components, nodes: [{ ...wrapper, children }, ...others] },
  });

  const editor = editorPage(page);
  await editor.open(id);
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const person = page.getByRole('combobox', { name: 'Preview for' });
  await person.selectOption('12 order lines');
  await expect(editor.mail.getByText('Ordered: ')).toHaveCount(12);
  await expect(editor.mail.getByText('Dear Maria')).toBeVisible();
  await expect(editor.mail.getByText('Only on the free plan')).toHaveCount(0);
  await person.selectOption('Missing fields');
  await expect(editor.mail.getByText('Dear friend')).toBeVisible();
  await expect(editor.mail.getByText('Ordered: ')).toHaveCount(0);
  await person.selectOption('Free plan');
  await expect(editor.mail.getByText('Only on the free plan')).toBeVisible();
  await page.getByRole('button', { name: 'Exit preview' }).click();

  await page.getByRole('button', { name: 'Send test email' }).click();
  const sending = page.getByRole('dialog', { name: 'Send test email' });
  await sending.getByRole('textbox', { name: /^To/ }).fill('carla@acme.example');
  await sending.getByRole('button', { name: 'Send', exact: true }).click();
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  const kept = (await opened).frameLocator('iframe');
  await expect(kept.getByText('Dear Sam')).toBeVisible();
  await expect(kept.getByText('Only on the free plan')).toBeVisible();
  await expect(kept.getByText('Ordered: House blend, 1 kg')).toHaveCount(1);

  await chooseOption(page, 'Export…');
  const exporting = page.getByRole('dialog', { name: 'Export' });
  await exporting.getByRole('combobox', { name: 'Sending system' }).click();
  await page.getByRole('option', { name: 'Klaviyo', exact: true }).click();
  const written = await api.json<{ html: string }>('GET', `/usertemplate/export/${id}/mail?profile=klaviyo`);
  expect(written.html).toContain('{% for item in ');
  expect(written.html).toContain('{{ first_name|default:"friend" }}');
  await expect(exporting.locator('iframe').first()).toBeVisible();
  await page.keyboard.press('Escape');

  await api.request('PUT', `/usertemplate/${id}/status/published`);
  const shown = await page.request.get(`/show/${id}`);
  expect(await shown.text()).toContain('Only on the free plan');
  await api.request('PUT', `/usertemplate/${id}/status/draft`);
  await editor.open(id);
  const again = await readTemplate(api, id);
  expect((again.components.nodes as readonly StoredNode[])[0]?.children).toMatchObject(children);
  await expect(page.locator('[data-condition-mark]').first()).toBeVisible();
});
