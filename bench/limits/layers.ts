import { chromium } from 'playwright-core';
import { findBrowser } from '../../tools/find-browser.mjs';
import { startApp } from '../editor/app-under-test.ts';
import { syntheticMail } from '../render/synthetic-mail.ts';

const PORT = 39_457;
const ROWS = 2000;
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

/** Milliseconds that a key takes that goes from the first layer of a large mail to its last. */
export async function measureLayers(): Promise<number> {
  const app = await startApp(PORT);
  const browser = await chromium.launch(await findBrowser());
  try {
    const id = await app.store(syntheticMail(ROWS));
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addCookies([{ name: 'sessionId', value: app.sessionId, url: app.address }]);
    await context.addInitScript(() => localStorage.setItem('mailwright.editorTourDone', 'true'));
    const page = await context.newPage();
    // Thousands of pictures that fail at once leave Chromium no room for other requests.
    await page.route('https://ex.com/**', (route) =>
      route.fulfill({ status: 200, contentType: 'image/svg+xml', body: PICTURE }),
    );
    await page.goto(`${app.address}/edit/${id}`, { timeout: 120_000 });
    await page.getByRole('tab', { name: 'Layers' }).click({ timeout: 120_000 });
    const tree = page.getByRole('tree', { name: 'Layers' });
    await tree.getByRole('treeitem').first().waitFor();
    await tree.focus();
    return await tree.evaluate((target) => {
      const start = performance.now();
      target.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }));
      return performance.now() - start;
    });
  } finally {
    await browser.close();
    await app.close();
  }
}
