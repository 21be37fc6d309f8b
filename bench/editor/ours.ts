import type { EmailDocument } from '@mailwright/document';
import { syntheticMail } from '../render/synthetic-mail.ts';
import type { AppUnderTest } from './app-under-test.ts';
import type { EditorUnderTest } from './editor-under-test.ts';

/** One picture of this server everywhere, so that the network is no part of what is measured. */
function withOnePicture(rows: number): EmailDocument {
  const mail = JSON.stringify(syntheticMail(rows)).replace(/https:\/\/ex\.com\/[^"]*\.png/g, '/favicon.svg');
  return JSON.parse(mail) as EmailDocument;
}

/** The editor of this repository, with its real server behind it. */
export function ours(app: AppUnderTest): EditorUnderTest {
  return {
    name: 'ours',
    address: async (rows) => `${app.address}/edit/${await app.store(withOnePicture(rows))}`,
    cookies: [{ name: 'sessionId', value: app.sessionId, url: app.address }],
    ready: { page: '[data-canvas]', frame: '[data-mw-kind="block"]' },
    button: 'a[data-mw-edit="label"]',
    text: 'div[data-mw-edit="content"]',
    selectsOn: 'pointerdown',
    focusProperty: (page) => page.getByLabel('Label', { exact: true }).focus(),
    // Leaving the field ends the step, so that each letter has an undo of its own.
    property: {
      event: 'input',
      async type(page) {
        const label = page.getByLabel('Label', { exact: true });
        await label.focus();
        await page.keyboard.insertText('a');
        await label.blur();
      },
    },
    grip: (_page, button) => Promise.resolve(button),
    async startText(page, text) {
      await page.mouse.dblclick(text.x, text.y);
      await page.getByRole('toolbar', { name: 'Text formatting' }).waitFor();
    },
  };
}
