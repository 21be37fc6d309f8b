import type { EditorUnderTest } from '../editor-under-test.ts';

/** GrapesJS with its preset for newsletters: rows are tables, texts are edited in place by a double click. */
export function grapesjs(server: string): EditorUnderTest {
  return {
    name: 'GrapesJS 0.23',
    address: (rows) => Promise.resolve(`${server}/grapesjs.html?rows=${rows}`),
    cookies: [],
    ready: { page: 'html[data-editable]', frame: '.button' },
    button: '.button',
    text: '.text',
    selectsOn: 'click',
    async focusProperty(page) {
      await page.locator('.gjs-pn-btn[title="Settings"]').click();
      await page.locator('.gjs-trt-trait input').first().focus();
    },
    // A trait counts when its field sends `change`, which Enter makes it do.
    property: {
      event: 'change',
      async type(page) {
        await page.keyboard.insertText('a');
        await page.keyboard.press('Enter');
      },
    },
    async grip(page) {
      const box = await page.locator('.gjs-toolbar-item.gjs-no-touch-actions').boundingBox();
      if (!box) throw new Error('No handle for moving is in sight');
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    },
    async startText(page, text) {
      await page.mouse.dblclick(text.x, text.y);
      await page.frameLocator('iframe').first().locator('[contenteditable="true"]').waitFor();
    },
  };
}
