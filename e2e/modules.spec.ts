import { expect, type Page } from '@playwright/test';
import { expectNoSeriousAxe } from './support/accessibility.ts';
import type { ApiClient } from './support/api-client.ts';
import { heading, mailOf, section, text } from './support/canvas-mail.ts';
import { editorPage } from './support/editor-page.ts';
import { takeScreenshots } from './support/screenshots.ts';
import { secondPerson } from './support/second-person.ts';
import { test } from './support/test.ts';

interface Node {
  readonly id: string;
  readonly children?: readonly Node[];
}

/** Nodes of a version as they stand linked in a mail. */
function linkedNodes(components: readonly Node[], instance: object): readonly Node[] {
  const within = ({ id, children, ...own }: Node): Node & { readonly origin: string } => ({
    ...own,
    id: `in-mail-${id}`,
    origin: id,
    ...(children && { children: children.map(within) }),
  });
  return components.map((node) => ({ ...within(node), instance }));
}

/** A template with a section of its own and a module, linked in its latest version. */
async function mailLinkedTo(api: ApiClient, moduleId: string, version: number): Promise<string> {
  const path = `/customblocks/${moduleId}/versions/${version}`;
  const { components, name } = await api.json<{ components: Node[]; name: string }>('GET', path);
  const { templateId } = await api.json<{ templateId: string }>('POST', '/usertemplate/type/email', { name: 'Linked' });
  const linked = linkedNodes(components, { id: 'instance', moduleId, version, name });
  const body = { components: mailOf(section('own', [text('words', 'A section of the mail')]), ...(linked as never[])) };
  await api.json('PATCH', `/usertemplate/${templateId}`, body);
  return templateId;
}

const body = (page: Page) => editorPage(page).mail.locator('body').innerHTML();

test('a mail changes what a module has opened, learns of its next version, takes it in as one step, and lets go of it', async ({
  page,
  browser,
  server,
  signInAs,
  apiAs,
}) => {
  test.setTimeout(120_000);
  const anna = await apiAs('anna');
  const { id: moduleId } = await anna.json<{ id: string }>('POST', '/customblocks', {
    name: 'Greeting',
    components: [section('s', [heading('h', 'Hello everybody'), text('t', 'The words of the module')])],
  });
  const { page: author, context } = await secondPerson(browser, server, 'anna');
  const module = editorPage(author);
  await author.goto(`/edit/module/${moduleId}`);
  await module.ready();

  await test.step('the author opens the heading and publishes that', async () => {
    await expect(author.getByRole('button', { name: 'Publish changes' })).toBeDisabled();
    await expect(author.getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0);
    await module.click(module.mail.getByRole('heading'));
    await author.getByRole('button', { name: 'Text can be changed in emails' }).click();
    await author.getByRole('button', { name: 'Publish changes' }).click();
    await expect(author.getByText('Version 2 is published')).toBeVisible();
    await expect(author.getByRole('button', { name: 'Publish changes' })).toBeDisabled();
    await expectNoSeriousAxe(author);
    await takeScreenshots(author, 'module-editor');
  });

  const templateId = await mailLinkedTo(anna, moduleId, 2);
  await signInAs('anna');
  const editor = editorPage(page);
  await editor.open(templateId);
  const selected = page.locator('[data-tag]');

  await test.step('a press selects the module, the next one what is open in it; the rest is the module’s', async () => {
    await editor.click(editor.mail.getByRole('heading'));
    await expect(selected).toHaveText('Greeting');
    await expect(page.getByText('Version 2')).toBeVisible();
    await editor.click(editor.mail.getByRole('heading'));
    await expect(selected).toHaveText('Heading');
    await editor.retype('Hello everybody', 'Hello Ann');
    await expect(page.getByText('Changed here', { exact: true })).toBeVisible();
    await editor.doubleClick(editor.mail.getByText('The words of the module'));
    await expect(page.getByText('This belongs to a linked module.')).toBeVisible();
    await expect(editor.mail.locator('[contenteditable="true"]')).toHaveCount(0);
    await editor.save();
    await expectNoSeriousAxe(page);
    await takeScreenshots(page, 'linked-module');
  });

  await test.step('the author changes the words while the mail is open', async () => {
    await module.retype('The words of the module', 'Other words of the module');
    await author.getByRole('button', { name: 'Publish changes' }).click();
    const impact = author.getByRole('dialog', { name: 'Publish version 3 of “Greeting”' });
    await expect(impact.getByText('Open in an editor. Update it there')).toBeVisible();
    await impact.getByRole('radio', { name: 'None' }).check();
    await impact.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(author.getByText('Version 3 is published')).toBeVisible();
  });

  const before = await body(page);
  await test.step('the mail learns of it, shows it, and takes it in with its own words kept', async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(page.getByText('“Greeting” has a newer version.')).toBeVisible();
    await expect(editor.mail.getByText('The words of the module')).toBeVisible();
    await page.getByRole('button', { name: 'Look', exact: true }).click();
    const looking = page.getByRole('dialog', { name: 'Update linked modules' });
    await expect(looking.frameLocator('iframe[title="After"]').getByText('Other words of the module')).toBeVisible();
    await expect(looking.frameLocator('iframe[title="After"]').getByRole('heading')).toHaveText('Hello Ann');
    await expect(looking.frameLocator('iframe[title="Now"]').getByText('The words of the module')).toBeVisible();
    await looking.getByRole('button', { name: 'Update', exact: true }).click();
    await expect(editor.mail.getByText('Other words of the module')).toBeVisible();
    await expect(editor.mail.getByRole('heading')).toHaveText('Hello Ann');
    await expect(page.getByText('has a newer version')).toHaveCount(0);
  });

  await test.step('one step back gives the old mail, one forth the new one', async () => {
    await page.getByRole('button', { name: 'Undo: Update linked module' }).click();
    await expect.poll(() => body(page)).toBe(before);
    await page.getByRole('button', { name: 'Redo: Update linked module' }).click();
    await expect(editor.mail.getByText('Other words of the module')).toBeVisible();
  });

  await test.step('its own words go, and the module’s come back', async () => {
    await editor.click(editor.mail.getByRole('heading'));
    await page.getByRole('button', { name: 'Reset Text to the module' }).click();
    await expect(editor.mail.getByRole('heading')).toHaveText('Hello everybody');
    await page.getByRole('button', { name: /^Undo: / }).click();
    await expect(editor.mail.getByRole('heading')).toHaveText('Hello Ann');
  });

  await test.step('detached, it looks the same and is the mail’s own', async () => {
    const linked = await body(page);
    await page.getByRole('button', { name: 'Detach', exact: true }).click();
    await expect(page.getByText('Detached. It looks as before')).toBeVisible();
    expect(await body(page)).toBe(linked);
    await editor.retype('Other words of the module', 'Words of the mail');
  });
  await context.close();
});
