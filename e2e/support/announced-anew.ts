import { expect, type Locator } from '@playwright/test';

/** A message that stands there is said once more by the action: the new one takes its place, soon and alone. */
export async function isAnnouncedAnew(message: Locator, action: () => Promise<unknown>): Promise<void> {
  await message.evaluate((said) => said.setAttribute('data-said-before', ''));
  await action();
  // It would close by itself after five seconds.
  await expect(message.page().locator('[data-said-before]')).toHaveCount(0, { timeout: 2500 });
  await expect(message).toHaveCount(1);
}
