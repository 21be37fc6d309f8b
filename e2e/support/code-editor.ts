import { expect, type Locator, type Page } from '@playwright/test';
import { pasteInto } from './paste-event.ts';

/** Pastes into a code editor, in place of what stands there; line ends arrive as they are. */
export async function pasteCode(editor: Locator, code: string): Promise<void> {
  await editor.focus();
  await editor.press('ControlOrMeta+a');
  await pasteInto(editor, { 'text/plain': code });
}

export async function chooseOption(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByRole('menuitem', { name }).click();
}

/** Closes a dialog with something in it: Escape asks before it loses anything. */
export async function discard(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
