import { renderToReadableStream } from 'react-dom/server.browser';
import { afterAll, expect, test } from 'vitest';
import { i18n } from './i18n.ts';
import type { Translate } from './text-key.ts';
import { useT } from './use-t.ts';

afterAll(() => i18n.changeLanguage('en'));

function Words() {
  const t = useT('versions');
  return <p>{t('shared:cancel')}</p>;
}

test('a component waits for the texts of its namespace, which are fetched for it', async () => {
  await i18n.changeLanguage('de');
  const stream = await renderToReadableStream(<Words />);
  expect(await new Response(stream).text()).toContain('<p>Abbrechen</p>');
  expect(i18n.exists('versions:title')).toBe(true);
});

test('keys are those of the English files: another one does not compile', () => {
  const t = ((key: string) => key) as Translate<'versions'>;
  // @ts-expect-error: no file has this key; were keys of any type, this line would be refused as needless.
  expect(t('no.such.key')).toBe('no.such.key');
  expect(t('title')).toBe('title');
});
