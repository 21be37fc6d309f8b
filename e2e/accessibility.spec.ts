import { expect, type Page } from '@playwright/test';
import { expectNoSeriousAxe } from './support/accessibility.ts';
import { test } from './support/test.ts';

const FRAME = '<iframe title="Mail" srcdoc="<body>{}</body>"></iframe>';
const SCRIPTLESS = '<iframe sandbox="" title="Preview" srcdoc="<body><img src=x></body>"></iframe>';

/** The words with which the check of a page with this content fails; '' if it does not. */
async function findings(page: Page, content: string): Promise<string> {
  await page.setContent(
    `<!doctype html><html lang="en"><title>Page</title><body><main>${content}</main></body></html>`,
  );
  return expectNoSeriousAxe(page).then(
    () => '',
    (error: Error) => error.message,
  );
}

test('what is wrong on a page, in a frame of it or in the dark theme alone is found', { tag: '@deep' }, async ({
  browser,
}) => {
  const page = await browser.newPage();
  expect(await findings(page, '<h1>Fine</h1>')).toBe('');
  expect(await findings(page, '<img src="x">')).toContain('image-alt');
  expect(await findings(page, FRAME.replace('{}', '<img src=x>'))).toContain('image-alt');
  expect(await findings(page, FRAME.replace('{}', FRAME.replaceAll('"', "'").replace('{}', '')))).toBe('');
  expect(await findings(page, SCRIPTLESS)).toBe('');
  const modal = (content: string) => `<div role="dialog" aria-modal="true" aria-label="Modal">${content}</div>`;
  expect(await findings(page, `<img src="x">${modal('<h1>Fine</h1>')}`), 'covered').toBe('');
  expect(await findings(page, modal('<img src="x">'))).toContain('image-alt');
  expect(await findings(page, modal(FRAME.replace('{}', '<img src=x>')))).toContain('image-alt');
  const closed = modal('<h1>Fine</h1>').replace('<div ', '<div hidden ');
  expect(await findings(page, `<img src="x">${closed}`)).toContain('image-alt');
  const dark = '<style>[data-mantine-color-scheme=dark] p { color: #eee }</style><p>Text</p>';
  expect(await findings(page, dark)).toContain('color-contrast');
  await page.close();
});
