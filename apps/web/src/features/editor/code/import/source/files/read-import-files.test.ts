import { strToU8, type Zippable, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readImportFiles } from './read-import-files.ts';

const read = (...files: File[]) => readImportFiles(files, () => undefined, new AbortController().signal);
const archiveOf = (files: Zippable) => new File([new Uint8Array(zipSync(files))], 'mail.zip');
const zip = (files: Record<string, string>) =>
  archiveOf(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])));

const MAIL = '<mjml><mj-body><mj-include path="./parts/header"/></mj-body></mjml>';

describe('files that are chosen together', () => {
  it('are one mail where there is one, whatever it holds', async () => {
    const html = { ok: true, text: '<p>x', encoding: null, isGuessed: false, files: [] };
    expect(await read(new File(['<p>x'], 'a.html'))).toEqual(html);
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

  it('are not taken from archives in an archive, nor looked for where an archive says', async () => {
    const inner = new Uint8Array(await zip({ 'mail.mjml': MAIL }).arrayBuffer());
    expect(await read(archiveOf({ 'inner.zip': inner }))).toMatchObject({ ok: false, problem: 'no-mail' });
    for (const path of ['../../../etc/mail.mjml', '/etc/mail.mjml', 'C:\\mail.mjml', '__proto__/mail.mjml']) {
      expect(await read(zip({ [path]: MAIL }))).toMatchObject({ ok: true, text: MAIL, files: [] });
    }
    const link = archiveOf({ 'mail.mjml': [strToU8('/etc/passwd'), { os: 3, attrs: 0o120777 << 16 }] });
    expect(await read(link)).toMatchObject({ ok: true, text: '/etc/passwd' });
  });

  it('are refused where there are ten thousand', async () => {
    const none = new Uint8Array();
    const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`${at}.mjml`, none]));
    const archive = new File([new Uint8Array(zipSync(many, { level: 0 }))], 'mail.zip');
    expect(await read(archive)).toMatchObject({ ok: false, problem: 'too-large', name: 'mail.zip' });
  });

  it('never come to more than an archive says, whatever it holds', async () => {
    const archive = new Uint8Array(await zip({ 'mail.mjml': 'a'.repeat(20_000_000) }).arrayBuffer());
    const view = new DataView(archive.buffer);
    const told = (at: number) => view.getUint32(at, true) === 20_000_000;
    const places = Array.from({ length: archive.length - 4 }, (_, at) => at).filter(told);
    expect(places).toHaveLength(2);
    for (const at of places) view.setUint32(at, 10, true);
    const answer = await read(new File([archive], 'mail.zip'));
    expect(answer.ok ? answer.text.length : 0).toBeLessThanOrEqual(10);
  });
});
