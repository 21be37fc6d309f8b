import type { Locator } from '@playwright/test';

/** The input that shows the kind of a link. */
export function linkKind(scope: Locator): Locator {
  return scope
    .getByRole('combobox', { name: 'Kind of link' })
    .or(scope.locator('input[aria-label="Kind of link"]'))
    .first();
}

/** Chooses a kind of link by typing what it is called. */
export async function chooseLinkKind(scope: Locator, name: string): Promise<void> {
  await linkKind(scope).click();
  await linkKind(scope).fill(name);
  await scope.getByRole('option', { name, exact: true }).click();
}
