import { expect, type Locator, type Page } from '@playwright/test';
import { type EditorPage, editorPage } from './editor-page.ts';

interface OpenText extends EditorPage {
  /** Element into which the text is typed. */
  readonly text: Locator;
  readonly node: Locator;
}

/** Opens the text of a block with this id by key. */
export async function openText(page: Page, id: string): Promise<OpenText> {
  const editor = editorPage(page);
  const node = editor.mail.locator(`[data-mw-id="${id}"]`);
  await editor.click(node);
  await page.keyboard.press('Enter');
  const text = editor.mail.locator('[contenteditable="true"]');
  await expect(text).toBeFocused();
  return { ...editor, text, node };
}
