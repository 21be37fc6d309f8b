import { expect } from '@playwright/test';
import { samplePng } from './support/sample-image.ts';
import { heading, mail, section } from './support/sample-mail.ts';
import { takeScreenshots } from './support/screenshots.ts';
import { test } from './support/test.ts';

test.use({ sharesServer: true });

test('a section gets a background image by upload, its place, a gradient and dark colours, each taken back alone', {
  tag: '@deep',
}, async ({ page, openMail }) => {
  await page.route('**/api/v2/auth/credentials', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), dnd_mode: 'advanced' } });
  });
  const { editor } = await openMail('anna', 'Background', mail(section(heading('On a picture'))));
  await editor.click(editor.mail.getByText('On a picture'));
  await page.getByRole('navigation', { name: 'Selection' }).getByRole('button', { name: 'Section' }).click();
  await page.getByRole('tab', { name: 'Styles' }).click();
  const background = editor.mail.locator('td[style*="background-image"]');

  await test.step('a gradient over a colour that stands in for it', async () => {
    await page.getByRole('textbox', { name: 'Gradient from' }).fill('#dbeafe');
    await page.getByRole('textbox', { name: 'Gradient to' }).fill('#fce7f3');
    await page.getByRole('spinbutton', { name: 'Gradient angle' }).fill('90');
    await page.getByRole('spinbutton', { name: 'Gradient angle' }).blur();
    await expect(background).toHaveCSS('background-image', /linear-gradient\(90deg, rgb\(219, 234, 254\)/);
    await expect(background).toHaveCSS('background-color', 'rgb(219, 234, 254)');
  });

  await test.step('an image on it, and where it lies', async () => {
    const png = { name: 'ground.png', mimeType: 'image/png', buffer: samplePng() };
    await page.locator('aside[data-side="right"] input[type="file"]').setInputFiles(png);
    await expect(background).toHaveCSS('background-image', /^url\(.+\), linear-gradient\(90deg/);
    await expect(page.getByRole('textbox', { name: 'Gradient from' })).toHaveValue('#dbeafe');
    await page.getByLabel('Image size').selectOption({ label: 'Contain' });
    await page.getByLabel('Image position').selectOption({ label: 'Top right' });
    await page.getByLabel('Repeat image').selectOption({ label: 'Horizontally' });
    // Once for the image and once for the gradient.
    await expect(background).toHaveCSS('background-size', /^contain/);
    await expect(background).toHaveCSS('background-position', /^100% 0%/);
    await expect(background).toHaveCSS('background-repeat', /^repeat-x/);
    await page.getByRole('button', { name: 'Reset Image size' }).click();
    await expect(background).toHaveCSS('background-size', /^cover/);
    await expect(background).toHaveCSS('background-position', /^100% 0%/);
    await page.getByRole('button', { name: 'Reset Image', exact: true }).click();
    await expect(background).toHaveCSS('background-image', /^linear-gradient/);
  });

  await test.step('a colour for dark mode, shown in the preview whatever the author’s own device is set to', async () => {
    await page.getByRole('textbox', { name: 'Background color' }).fill('#101828');
    await page.getByRole('textbox', { name: 'Background color' }).blur();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(background).toHaveCSS('background-color', 'rgb(219, 234, 254)');
    await page.getByRole('button', { name: 'Preview' }).click();
    const dark = page.getByRole('button', { name: 'Show dark mode' });
    await dark.click();
    await expect(dark).toHaveAttribute('aria-pressed', 'true');
    await expect(background).toHaveCSS('background-color', 'rgb(16, 24, 40)');
    await expect(background).toHaveCSS('background-image', 'none');
    await takeScreenshots(page, 'background-dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(background).toHaveCSS('background-color', 'rgb(16, 24, 40)');
    await dark.click();
    await expect(background).toHaveCSS('background-color', 'rgb(219, 234, 254)');
  });
});
