import { writeFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { ACCOUNTS } from './support/sign-in.ts';
import { test } from './support/test.ts';
import { KEYS, startWebDriver, type WebDriver } from './support/web-driver.ts';

const MORE = ' for long walks';

/** The whole text of the mail on the canvas. */
const mailText = ({ run }: WebDriver) =>
  run(
    () =>
      document.querySelector<HTMLIFrameElement>('iframe[src^="/canvas-frame"]')?.contentDocument?.body.textContent ??
      '',
  );

/** The middle of an element on the page, or in the mail on the canvas, which is not scaled here. */
async function middle({ run }: WebDriver, selector: string, inMail = false) {
  const measure = () =>
    run(
      (wanted, within) => {
        const frame = document.querySelector<HTMLIFrameElement>('iframe[src^="/canvas-frame"]');
        const element = (within ? frame?.contentDocument : document)?.querySelector(wanted);
        if (!element) return null;
        element.scrollIntoView({ block: 'nearest' });
        const { x, y, width, height } = element.getBoundingClientRect();
        const { x: left, y: top } = within && frame ? frame.getBoundingClientRect() : { x: 0, y: 0 };
        return { x: left + x + width / 2, y: top + y + height / 2, bottom: top + y + height };
      },
      selector,
      inMail,
    );
  await expect.poll(measure, { message: `${selector} is shown` }).not.toBeNull();
  return (await measure()) ?? { x: 0, y: 0, bottom: 0 };
}

const button = (name: string) => `//button[normalize-space()="${name}" or @aria-label="${name}"]`;

test('in WebKit a person builds a mail from a layout, undoes, saves and publishes it', async ({
  server,
  apiAs,
}, info) => {
  test.slow();
  const browser = await startWebDriver(process.env.WEBKIT_DRIVER ?? 'WebKitWebDriver');
  const text = () => mailText(browser);
  const has = (selector: string) =>
    browser.run((wanted) => {
      const frame = document.querySelector<HTMLIFrameElement>('iframe[src^="/canvas-frame"]');
      return (frame?.contentDocument?.querySelector(wanted) ?? null) !== null;
    }, selector);
  try {
    await test.step('sign in', async () => {
      await browser.goTo(`${server.url}/`);
      await browser.run(() => {
        for (const tour of ['dashboard', 'editor']) localStorage.setItem(`mailwright.${tour}TourDone`, 'true');
      });
      await browser.fill('//input[@type="email"]', ACCOUNTS.anna.email);
      await browser.fill('//input[@type="password"]', ACCOUNTS.anna.password);
      await browser.press(KEYS.enter);
    });
    await test.step('create a template from a layout', async () => {
      await browser.click(`(${button('New template')})[1]`);
      await browser.fill(
        '//input[@id=//*[@role="dialog"]//label[starts-with(normalize-space(), "Name")]/@for]',
        'Made in WebKit',
      );
      await browser.click('//*[@role="dialog"]//*[text()="2 columns"]');
      await browser.click(`//*[@role="dialog"]${button('Create template')}`);
      await expect.poll(text, { timeout: 30_000 }).toContain('Your headline');
    });
    await test.step('drag a block', async () => {
      const tile = await middle(browser, '[data-tile="button"]');
      const { x, bottom } = await middle(browser, 'h1', true);
      await browser.drag(tile, { x, y: bottom + 3 });
      await expect.poll(text).toMatch(/Button/);
    });
    await test.step('write, and undo it', async () => {
      await browser.clickAt(await middle(browser, 'h1', true));
      const path = () => browser.run(() => document.querySelector('[data-region="status"]')?.textContent);
      await expect.poll(path).toContain('Heading');
      await browser.press(KEYS.enter);
      await expect.poll(() => has('[contenteditable="true"]:focus'), { timeout: 30_000 }).toBe(true);
      await browser.press(KEYS.end);
      await browser.type(MORE);
      await browser.press(KEYS.escape);
      await expect.poll(text).toContain(`Your headline${MORE}`);
      await browser.press('z', KEYS.control);
      await expect.poll(text).not.toContain(MORE);
      await browser.press('z', KEYS.control, KEYS.shift);
      await expect.poll(text).toContain(`Your headline${MORE}`);
    });
    await test.step('save', async () => {
      await browser.click(button('Save'));
      const isSaved = () => browser.run(() => document.body.textContent?.includes('Template has been saved'));
      await expect.poll(isSaved).toBe(true);
    });
    await test.step('publish', async () => {
      await browser.click(button('Publish'));
      // The new button leads nowhere yet.
      await browser.click(button('Publish anyway'));
      await browser.click(button('Continue editing'));
    });
    const id = (await browser.run(() => location.pathname)).replace('/edit/', '');
    const api = await apiAs('anna');
    const stored = await api.json<{ html: string }>('GET', `/usertemplate/${id}`);
    expect(stored).toMatchObject({ name: 'Made in WebKit', status: 'published' });
    expect(stored.html).toContain(`Your headline${MORE}`);
  } finally {
    writeFileSync(info.outputPath('last-screen.png'), await browser.screenshot());
    await browser.quit();
  }
});
