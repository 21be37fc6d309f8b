import { expect } from '@playwright/test';
import { expectNoSeriousAxe } from './support/accessibility.ts';
import { heading, mail, section } from './support/sample-mail.ts';
import { takeScreenshots } from './support/screenshots.ts';
import { test } from './support/test.ts';

test('a web font of the brand is chosen for a heading in one step, comes along with the mail and leaves with it', {
  tag: '@deep',
}, async ({ page, openMail }) => {
  test.slow();
  await page.route('https://fonts.googleapis.com/**', (route) => route.fulfill({ contentType: 'text/css', body: '' }));
  const { api, id, editor } = await openMail('anna', 'Fonts', mail(section(heading('Title'))));
  await page.goto('/settings/brand');
  await page.getByRole('button', { name: 'Start from scratch' }).click();
  const fonts = page.getByRole('group', { name: 'Web fonts' });
  await fonts.getByRole('combobox', { name: 'Add a font…' }).selectOption('Lato');
  await fonts.getByRole('combobox', { name: 'Add a font…' }).selectOption('Lora');
  await fonts.getByRole('button', { name: 'Add a font by its address' }).click();
  await fonts.getByRole('textbox', { name: 'Name of the font' }).fill('Own');
  await fonts.getByRole('textbox', { name: 'Address of its style sheet' }).fill('http://own.example/a.css');
  await fonts.getByRole('button', { name: 'Add font', exact: true }).click();
  await expect(fonts.getByRole('alert')).toContainText('https://');
  const ofHeadings = page.getByRole('combobox', { name: 'Heading font' });
  const ofTexts = page.getByRole('combobox', { name: 'Text font' });
  await ofHeadings.selectOption('Lato');
  await ofTexts.selectOption('Lora');
  // What is in a font that goes is in its fallback.
  await fonts.getByRole('button', { name: 'Remove Lora' }).click();
  await expect(ofTexts).toHaveValue('Georgia, serif');
  await expectNoSeriousAxe(page);
  await takeScreenshots(page, 'brand-fonts');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('All changes saved')).toBeVisible();

  await editor.open(id);
  const title = editor.mail.getByRole('heading');
  await editor.click(title);
  await page.getByRole('tab', { name: 'Styles' }).click();
  const styles = page.getByRole('tabpanel', { name: 'Styles' });
  await styles.getByRole('combobox', { name: 'Font', exact: true }).selectOption('Lato (headings)');
  await expect(title).toHaveCSS('font-family', /^"?Lato"?, /);
  await editor.save();
  const sent = () => api.request('GET', `/usertemplate/export/${id}/html`).then((answer) => answer.text());
  expect(await sent()).toContain('<link href="https://fonts.googleapis.com/css2?family=Lato');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(title).toHaveCSS('font-family', /^Arial/);
  await editor.save();
  const { components } = await api.json<{ components: object }>('GET', `/usertemplate/${id}`);
  expect(JSON.stringify(components)).not.toContain('Lato');
});
