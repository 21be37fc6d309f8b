import { expect, type FrameLocator, type Page } from '@playwright/test';
import { expectNoSeriousAxe } from './support/accessibility.ts';
import { takeScreenshots } from './support/screenshots.ts';
import { secondPerson } from './support/second-person.ts';
import { test } from './support/test.ts';

/** Opens a template whatever language the editor speaks, and answers with the mail on the canvas. */
async function openEditor(page: Page, templateId: string): Promise<FrameLocator> {
  await page.goto(`/edit/${templateId}`);
  const mail = page.frameLocator('iframe[src^="/canvas-frame"]');
  await expect(mail.locator('body > *').first()).toBeVisible();
  return mail;
}

/** Texts whose end cannot be read, in what a person presses or goes by. */
function cutOff(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('button, a, [role="tab"], [role="menuitem"], h1, h2, h3, label, dt, legend')]
      .flatMap((element) => [element, ...element.querySelectorAll('*')])
      .filter((element) => {
        // The names of templates and categories are cut on purpose, with the rest in a tooltip.
        if (element.closest('[data-tip], [title]') !== null) return false;
        const own = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
        const { overflowX, display } = getComputedStyle(element);
        const hides = overflowX !== 'visible' && display !== 'inline';
        return own && hides && element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1;
      })
      .map((element) => element.textContent ?? ''),
  );
}

test('switching to German changes dashboard, sentences and dates at once and on every device', async ({
  page,
  signInAs,
  apiAs,
  browser,
  server,
}) => {
  const api = await apiAs('ben');
  await api.json('POST', '/usertemplate/type/email', { name: 'Herbst' });
  await signInAs('ben');
  await page.goto('/settings');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
  await expect(page.getByRole('heading', { name: 'Einstellungen', level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expectNoSeriousAxe(page);
  expect(await cutOff(page)).toEqual([]);
  await takeScreenshots(page, 'german-settings');

  await page.goto('/?status=draft');
  await expect(page.getByRole('heading', { name: 'Entwürfe', level: 1 })).toBeVisible();
  for (const width of [1024, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => cutOff(page), `${width}`).toEqual([]);
  }
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Herbst' });
  await expect(card.getByText('jetzt')).toBeVisible();
  await expectNoSeriousAxe(page);
  await takeScreenshots(page, 'german-dashboard');

  await page.getByRole('button', { name: 'Neue Vorlage' }).click();
  const dialog = page.getByRole('dialog', { name: 'Neue Vorlage' });
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await name.fill('!');
  await name.blur();
  await expect(dialog.getByText(/^Höchstens 255 Zeichen, keine Sonderzeichen/)).toBeVisible();
  await takeScreenshots(page, 'german-new-template');

  const elsewhere = await secondPerson(browser, server, 'ben');
  await elsewhere.page.goto('/');
  await expect(elsewhere.page.getByRole('heading', { name: 'Veröffentlicht', level: 1 })).toBeVisible();
  const { locale } = await elsewhere.page.evaluate(() => ({ locale: document.documentElement.lang }));
  expect(locale).toBe('de');
  await elsewhere.context.close();
});

test('in German the editor has room for its words, on every width', { tag: '@deep' }, async ({
  page,
  signInAs,
  apiAs,
}) => {
  const api = await apiAs('anna');
  const { templateId } = await api.json<{ templateId: string }>('POST', '/usertemplate/type/email', { name: 'Winter' });
  await signInAs('anna');
  await page.goto('/settings');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
  await expect(page.getByRole('heading', { name: 'Einstellungen', level: 1 })).toBeVisible();
  const mail = await openEditor(page, templateId);
  await expect(page.getByRole('button', { name: 'Speichern' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Überschrift' })).toBeVisible();
  await expect(mail.locator('[data-mw-label="Abschnitt oder Block hier ablegen"]')).toBeVisible();
  await expectNoSeriousAxe(page);
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => cutOff(page), `${width}`).toEqual([]);
  }
  await takeScreenshots(page, 'german-editor');

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Optionen' }).click();
  await page.getByRole('menuitem', { name: 'Allgemeine Einstellungen…' }).click();
  const language = page.getByRole('dialog').getByRole('combobox', { name: 'Sprache' });
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(async () => (await language.boundingBox())?.width ?? 0, `${width}`).toBeGreaterThanOrEqual(120);
  }
});

test('the sign-in page speaks the language of the browser, and the server’s refusal is said in it', {
  tag: '@deep',
}, async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.url, locale: 'es-MX' });
  const page = await context.newPage();
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill('anna@acme.example');
  await page.getByRole('textbox', { name: 'Contraseña' }).fill('wrong');
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByRole('alert')).toHaveText('La dirección de correo o la contraseña no son correctas.');
  await expectNoSeriousAxe(page);
  // Nobody has chosen a language for this account yet.
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill('admin@acme.example');
  await page.getByRole('textbox', { name: 'Contraseña' }).fill('admin-demo');
  await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Mis plantillas' }).or(page.getByRole('main')).first()).toBeVisible();
  await expect(page).toHaveURL(/\/(\?|$)/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await context.close();
});

test('in Spanish the dashboard counts and the editor names its blocks', { tag: '@deep' }, async ({
  page,
  signInAs,
  apiAs,
}) => {
  const api = await apiAs('ben');
  const { templateId } = await api.json<{ templateId: string }>('POST', '/usertemplate/type/email', { name: 'Otoño' });
  await signInAs('ben');
  await page.goto('/settings');
  await page.getByRole('combobox', { name: /Language|Sprache/ }).selectOption('español');
  await expect(page.getByRole('heading', { name: 'Ajustes', level: 1 })).toBeVisible();
  await page.goto('/?status=draft');
  await expect(page.getByText(/^\d+ plantillas?$/)).toBeVisible();
  await takeScreenshots(page, 'spanish-dashboard');
  await page.goto('/?category=all');
  await expect(page.getByRole('navigation').getByRole('link', { name: /^Boletines/ })).toBeVisible();
  await page.getByRole('searchbox').fill('bienv');
  await expect(page.getByText('1 plantilla', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Bienvenida', exact: false }).first()).toBeVisible();
  await openEditor(page, templateId);
  await expect(page.getByRole('button', { name: 'Título' })).toBeVisible();
  expect(await cutOff(page)).toEqual([]);
});

test('right-to-left turns dashboard and editor round without anything leaving the window', { tag: '@deep' }, async ({
  page,
  signInAs,
  apiAs,
}) => {
  const api = await apiAs('admin');
  const { templateId } = await api.json<{ templateId: string }>('POST', '/usertemplate/type/email', { name: 'Round' });
  await signInAs('admin');
  const turnRound = () => page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  const leaves = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await page.goto('/?category=all');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await turnRound();
  const rail = await page.locator('[data-tour="places"]').boundingBox();
  const main = await page.locator('main').boundingBox();
  expect(rail?.x ?? 0).toBeGreaterThan(main?.x ?? 0);
  expect(await leaves()).toBe(0);
  await takeScreenshots(page, 'rtl-dashboard');

  await openEditor(page, templateId);
  await turnRound();
  const blocks = await page.locator('aside[data-side="left"]').boundingBox();
  const settings = await page.locator('aside[data-side="right"]').boundingBox();
  expect(blocks?.x ?? 0).toBeGreaterThan(settings?.x ?? 0);
  expect(await leaves()).toBe(0);
  await takeScreenshots(page, 'rtl-editor');
});
