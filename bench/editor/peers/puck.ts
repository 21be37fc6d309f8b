import type { EditorUnderTest } from '../editor-under-test.ts';

/** Puck with components for the blocks of the mail; its canvas is in an iframe, as it is without configuration. */
export function puck(server: string): EditorUnderTest {
  return {
    name: 'Puck 0.23',
    address: (rows) => Promise.resolve(`${server}/puck.html?rows=${rows}`),
    cookies: [],
    ready: { page: '.Puck', frame: '.button' },
    button: '.button',
    text: '.text',
    selectsOn: 'click',
    focusProperty: (page) => page.locator('input[name="label"]:visible').first().focus(),
    property: { event: 'input', type: (page) => page.keyboard.insertText('a') },
    grip: (_page, button) => Promise.resolve(button),
    async startText(page, text) {
      await page.mouse.click(text.x, text.y);
      await page.waitForTimeout(300);
      await page.mouse.click(text.x, text.y);
    },
  };
}
