import type { Locator } from '@playwright/test';

/** The input that shows the kind of a link. */
export function linkKind(scope: Locator): Locator {
  return scope.getByRole('combobox', { name: 'Link type' }).or(scope.locator('input[aria-label="Link type"]')).first();
}

/** Chooses a kind of link by typing what it is called. */
export async function chooseLinkKind(scope: Locator, name: string): Promise<void> {
  await linkKind(scope).click();
  await linkKind(scope).fill(name);
  // Not an option of a native select beside it.
  await scope.locator('div[role="option"]').getByText(name, { exact: true }).click();
}
