import { expect, type Locator } from '@playwright/test';

/** Holds the pointer on a dialog's button for as long as a slow hand does: the button stays under it, and its click closes. */
export async function expectPressCloses(dialog: Locator, button: Locator): Promise<void> {
  const page = button.page();
  const before = await button.boundingBox();
  const around = await dialog.boundingBox();
  if (!before) throw new Error('The button is not shown');
  await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2);
  await page.mouse.down();
  await button.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await dialog.boundingBox()).toEqual(around);
  // Pressed, a button sinks by a pixel.
  expect(((await button.boundingBox())?.y ?? 0) - before.y).toBeLessThanOrEqual(1);
  await expect(dialog.locator('[aria-invalid="true"]')).toHaveCount(0);
  await page.mouse.up();
  await expect(dialog).toHaveCount(0);
}
