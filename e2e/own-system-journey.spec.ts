import { readFileSync } from 'node:fs';
import { ACME_KIT } from '@mailwright/blocks/testing';
import { bodyTags, countOf, OWN_SYSTEMS, ownSystemMail } from '@mailwright/import/testing';
import { expect, type Page } from '@playwright/test';
import { chooseOption, pasteCode } from './support/code-editor.ts';
import { heading, mail, readTemplate, section } from './support/sample-mail.ts';
import { test } from './support/test.ts';

/** Downloads a part of the export as a person does. */
async function exported(page: Page, part: string): Promise<string> {
  const dialog = page.getByRole('dialog', { name: 'Export' });
  const download = page.waitForEvent('download');
  await dialog
    .getByRole('region', { name: part, exact: true })
    .getByRole('button', { name: 'Download', exact: true })
    .click();
  return readFileSync(await (await download).path(), 'utf8');
}

for (const { id: system, ...links } of OWN_SYSTEMS) {
  test(`a mail of ${system} that is imported, made into blocks and put in a brand leaves for it with every tag once`, {
    tag: system === 'campaign-monitor' ? [] : ['@deep'],
  }, async ({ page, apiAs, openMail }) => {
    const source = ownSystemMail(system);
    const anna = await apiAs('anna');
    const { brand } = await anna.json<{ brand: { revision: number } | null }>('GET', '/brand');
    const kit = { ...ACME_KIT, logo: { src: '', alt: '' } };
    await anna.json('PUT', '/brand', { kit, revision: brand?.revision ?? 0 });
    const { api, id, editor } = await openMail('anna', 'Journey', mail(section(heading('Title'))));

    await chooseOption(page, 'Import code…');
    await pasteCode(page.getByRole('textbox', { name: 'HTML', exact: true }), source);
    await page.getByRole('button', { name: 'Replace email' }).click();
    await expect.poll(async () => (await readTemplate(api, id)).profile).toBe(system);

    await chooseOption(page, 'Convert to blocks…');
    const converting = page.getByRole('dialog', { name: 'Convert to blocks' });
    const look = converting.getByRole('status');
    await expect(look.getByText(/^(Same content and look|The look differs)/)).toBeVisible();
    await expect(look.getByText(/words? (is|are) missing/)).toHaveCount(0);
    await converting.getByRole('button', { name: 'Convert', exact: true }).click();
    await expect(converting).toBeHidden();
    await expect(editor.mail.locator('[data-mw-kind="section"]').first()).toBeVisible();

    await chooseOption(page, 'Apply my brand');
    await expect(page.getByRole('button', { name: 'Undo: Apply my brand' })).toBeEnabled();
    await editor.save();
    await expect.poll(async () => JSON.stringify((await readTemplate(api, id)).components)).toContain('#6d28d9');

    await chooseOption(page, 'Export…');
    const html = await exported(page, 'HTML');
    const text = await exported(page, 'Plain text');
    expect(bodyTags(source).length).toBeGreaterThan(1);
    expect(bodyTags(html)).toEqual(bodyTags(source));
    for (const link of links.html) expect(countOf(html, link), link).toBe(1);
    for (const link of links.text) expect(countOf(text, link), link).toBe(1);
  });
}
