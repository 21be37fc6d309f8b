import { expect, type Page } from '@playwright/test';
import { expectNoSeriousAxe } from './support/accessibility.ts';
import type { ApiClient } from './support/api-client.ts';
import { carry, middle, spoken } from './support/canvas-gestures.ts';
import { heading, mailOf, section, text } from './support/canvas-mail.ts';
import { editorPage } from './support/editor-page.ts';
import { readTemplate } from './support/sample-mail.ts';
import { takeScreenshots } from './support/screenshots.ts';
import { secondPerson } from './support/second-person.ts';
import { test } from './support/test.ts';

interface Listed {
  readonly elements: readonly { readonly id: string; readonly name: string }[];
}

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
  test.setTimeout(process.env.NODES ? 480_000 : 300_000);
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
    await page.getByRole('button', { name: 'Review', exact: true }).click();
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

test('a section of a mail becomes a module: found by its words, inserted linked, put in order, deleted', {
  tag: '@deep',
}, async ({ page, signInAs, apiAs }) => {
  test.slow();
  await signInAs('anna');
  const api = await apiAs('anna');
  const library = await api.json<Listed>('GET', '/systemtemplate/type/email/status/published');
  const newsletter = library.elements.find(({ name }) => name === 'Monthly newsletter')?.id;
  const { templateId: id } = await api.json<{ templateId: string }>('POST', `/usertemplate/${newsletter}/clone`);
  const editor = editorPage(page);
  await editor.open(id);
  const title = editor.mail.getByRole('heading', { name: 'Long evenings, slow roads' });
  const tiles = page.locator('[data-module]');
  const menuOf = async (name: string, entry: string) => {
    await page.getByRole('button', { name: `Actions for module “${name}”` }).click();
    await page.getByRole('menuitem', { name: entry, exact: true }).click();
  };

  // Saved by key. What fails keeps what was typed.
  await editor.click(title);
  await page.keyboard.press('Escape');
  await page.keyboard.press('ControlOrMeta+Alt+k');
  await expect(page.getByText('A column cannot be saved on its own.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('ControlOrMeta+Alt+k');
  const saving = page.getByRole('dialog', { name: 'Save as module' });
  const name = saving.getByLabel('Name', { exact: false }).first();
  await expect(name).toBeFocused();
  await name.press('Enter');
  await expect(saving.getByText('Name is required')).toBeVisible();
  await expect(saving.getByRole('checkbox', { name: 'Link this section to the module' })).toBeChecked();
  await expect(saving.getByText('Width 640 px')).toBeVisible();
  await page.route('**/api/v2/customblocks', (route) => route.abort(), { times: 1 });
  await name.fill('Lead story');
  await name.press('Enter');
  await expect(saving.getByRole('alert')).toContainText('The server cannot be reached');
  await expect(saving.locator('form')).toHaveAttribute('data-status', 'error');
  await expect(name).toHaveValue('Lead story');
  await expectNoSeriousAxe(page);
  await takeScreenshots(page, 'modules-save');
  await saving.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(saving).toBeHidden();
  await expect(page.getByRole('button', { name: 'Undo: Link module' })).toBeVisible();

  // Shown in the tab, found by a word that stands inside.
  await page.getByRole('button', { name: 'Show in Modules' }).click();
  const tile = tiles.and(page.getByRole('button', { name: 'Lead story', exact: true }));
  await expect(tile).toBeFocused();
  await page.getByRole('searchbox', { name: 'Search modules' }).fill('ROÚTES THAT START');
  await expect(tiles).toHaveCount(1);
  await expect(tile).toBeVisible();

  // Inserted by key after the selection, then by drag. The first time asks how.
  await tile.press('Enter');
  const asking = page.getByRole('dialog', { name: 'Insert “Lead story” linked or as a copy?' });
  await expect(asking.getByRole('radio', { name: /^Linked/ })).toBeChecked();
  await expect(asking.getByRole('button', { name: 'Insert' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(title).toHaveCount(2);
  await expect(spoken(page)).toHaveText('Lead story inserted, linked');
  await carry(page, await middle(tile), await middle(title.last()));
  await expect(page.locator('[data-drop="line"]')).toBeVisible();
  await page.mouse.up();
  await expect(title).toHaveCount(3);
  await expectNoSeriousAxe(page);
  await takeScreenshots(page, 'modules-tab');

  // Renamed, and moved to a category that is made on the way; its name is taken from then on.
  await menuOf('Lead story', 'Rename…');
  const details = page.getByRole('dialog', { name: 'Edit module details' });
  await details.getByLabel('Name').first().fill('Opening story');
  await page.keyboard.press('Enter');
  await expect(details).toBeHidden();
  await menuOf('Opening story', 'Move to category…');
  const moving = page.getByRole('dialog', { name: 'Move “Opening story”' });
  await moving.getByRole('button', { name: 'New category' }).click();
  await moving.getByLabel('Category name').fill('Campaigns');
  await page.keyboard.press('Enter');
  await expect(moving.getByRole('combobox', { name: 'Category' })).toHaveValue('Campaigns');
  await moving.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(moving).toBeHidden();
  await page.getByRole('searchbox', { name: 'Search modules' }).fill('campaigns');
  await expect(page.getByRole('heading', { name: 'Campaigns 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Module options' }).click();
  await page.getByRole('menuitem', { name: 'New category…' }).click();
  const naming = page.getByRole('dialog', { name: 'New category' });
  await expect(naming.getByLabel('Category name')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(naming.getByText('Category name is required')).toBeVisible();
  await naming.getByLabel('Category name').fill(' campaigns ');
  await page.keyboard.press('Enter');
  await expect(
    naming.getByText('A category with this name already exists! Please type a different name'),
  ).toBeVisible();
  await naming.getByRole('button', { name: 'Cancel' }).click();

  // Deleted with a word about where it is; the mail stays whole, of copies.
  await editor.save();
  await page.getByRole('searchbox', { name: 'Search modules' }).fill('opening story');
  await menuOf('Opening story', 'Delete module');
  const deleting = page.getByRole('dialog', { name: 'Delete module “Opening story”?' });
  await expect(deleting).toContainText('It is linked in “Monthly newsletter (copy)”.');
  await deleting.getByRole('button', { name: 'Delete module' }).click();
  await expect(page.getByRole('button', { name: 'Opening story', exact: true })).toHaveCount(0);
  await editor.open(id);
  await expect(title).toHaveCount(3);
  const { components } = await readTemplate(api, id);
  expect(JSON.stringify(components)).not.toContain('"instance"');
});
