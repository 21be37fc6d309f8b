import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readImportFiles } from './read-import-files.ts';

const read = (...files: File[]) => readImportFiles(files, () => undefined, new AbortController().signal);
const zip = (files: Record<string, string>, name = 'mail.zip') =>
  new File(
    [new Uint8Array(zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)]))))],
    name,
  );

const MAIL = '<mjml><mj-body><mj-include path="./parts/header"/></mj-body></mjml>';

describe('files that are chosen together', () => {
  it('are one mail where there is one, whatever it holds', async () => {
    expect(await read(new File(['<p>x'], 'a.html'))).toEqual({ ok: true, text: '<p>x', encoding: null, files: [] });
    expect(await read(new File(['x'], 'a.txt'))).toEqual({ ok: false, problem: 'wrong-kind', name: 'a.txt' });
  });

  it('are the mail that none of the others includes, and those', async () => {
    const header = new File(['<mjml><mj-body>H</mj-body></mjml>'], 'header.mjml');
    const answer = await read(header, new File(['a{}'], 'own.css'), new File([MAIL], 'mail.mjml'));
    expect(answer).toMatchObject({
      ok: true,
      text: MAIL,
      files: [
        { path: 'header.mjml', source: '<mjml><mj-body>H</mj-body></mjml>' },
        { path: 'own.css', source: 'a{}' },
      ],
    });
  });

  it('lie in a .zip with their folders, beside what no mail is made of', async () => {
    const archive = zip({
      'a/mail.mjml': MAIL,
      'a/parts/header.mjml': 'H',
      'a/logo.png': 'PNG',
      '__MACOSX/a.mjml': '',
    });
    expect(await read(archive)).toMatchObject({
      ok: true,
      text: MAIL,
      files: [{ path: 'a/parts/header.mjml', source: 'H' }],
    });
  });

  it('are refused where there is no mail, they cannot be read, or come to more than 2 MB', async () => {
    expect(await read(zip({ 'logo.png': 'PNG' }))).toMatchObject({ ok: false, problem: 'no-mail' });
    expect(await read(new File(['PK no archive'], 'a.zip'))).toMatchObject({ ok: false, problem: 'unreadable' });
    const large = zip({ 'a.mjml': 'a'.repeat(1_500_000), 'b.mjml': 'b'.repeat(1_500_000) });
    expect(large.size).toBeLessThan(100_000);
    expect(await read(large)).toMatchObject({ ok: false, problem: 'too-large' });
  });
});
