import { blockRegistry } from '@mailwright/blocks';
import { fromSeed } from '@mailwright/document';
import { renderDocument } from '@mailwright/render';
import { describe, expect, it } from 'vitest';
import { LIBRARY } from '../../apps/server/src/seed/content/library.ts';
import { PICTURE_SCHEME } from '../../apps/server/src/seed/content/mail-seed.ts';
import { CLIENT_RULES } from './client-rules.ts';
import { ours } from './ours.ts';

const ROWS = 10;
const failing = (html: string) => CLIENT_RULES.filter(({ holds }) => !holds(html)).map(({ name }) => name);

it('every rule holds for the mail of the benchmark', async () => {
  expect(failing(await ours.prepare(ROWS)())).toEqual([]);
});

it('none but those that ask for nothing to be there holds for a page that was not made for mail', () => {
  const page = `<html><body><table><tr><td><img src="a.png" alt="A"></td></tr></table>${'x'.repeat(2000)}</body></html>`;
  expect(CLIENT_RULES.filter(({ holds }) => holds(page)).map(({ name }) => name)).toEqual([
    'no style element that Gmail drops, for its size or for a rule in a rule',
    'no font from elsewhere shown to Word',
    'within what Gmail shows at once (102 KiB)',
  ]);
  const styled = `<style>@media screen{@font-face{font-family:A}}</style>${'<br>\n'.repeat(30_000)}`;
  expect(CLIENT_RULES.filter(({ holds }) => holds(styled)).map(({ name }) => name)).toEqual([
    'no line over 998 octets',
  ]);
});

/** Not every mail has columns, buttons or pictures. */
const OF_PARTS = ['columns in Word', 'buttons that Word draws', 'alternative texts'];

describe.each(LIBRARY.flatMap(({ mails }) => mails.map((mail) => [mail.name, mail] as const)))('%s', (_name, mail) => {
  it.each(['ltr', 'rtl'] as const)('keeps to every rule, read %s', (dir) => {
    const node = fromSeed(mail.wrapper, blockRegistry);
    const nodes = [JSON.parse(JSON.stringify(node).replaceAll(PICTURE_SCHEME, '/'))];
    const options = {
      registry: blockRegistry,
      assetBase: 'https://mail.example',
      title: mail.name,
      preheader: mail.preheader,
    };
    const { html } = renderDocument({ formatVersion: 1, settings: { ...mail.settings, dir }, nodes }, options);
    const missing = failing(html).filter((name) => {
      const isOfPart = OF_PARTS.some((part) => name.startsWith(part));
      return (
        !isOfPart ||
        (name.startsWith('columns')
          ? /<!--\[if mso\]><table[^>]*><tr[^>]*><td [^>]*width/.test(html)
          : name.startsWith('alt') && html.includes('<img'))
      );
    });
    expect(missing).toEqual([]);
  });
});
