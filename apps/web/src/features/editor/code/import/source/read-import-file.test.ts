import { expect, it } from 'vitest';
import { readImportFile } from './read-import-file.ts';

const read = (file: File) => readImportFile(file, () => undefined, new AbortController().signal);

it('gives the text of a file byte for byte', async () => {
  const html = '\uFEFF<!doctype html>\r\n<p>Grüße\r</p>\n';
  expect(await read(new File([html], 'Mail.HTML'))).toEqual({ ok: true, text: html, encoding: null, isGuessed: false });
  expect(await read(new File([], 'empty.html'))).toMatchObject({ ok: true, text: '' });
});

it('takes exactly 2,097,152 bytes and no more', async () => {
  expect(await read(new File(['a'.repeat(2_097_152)], 'a.html'))).toMatchObject({ ok: true });
  expect(await read(new File(['a'.repeat(2_097_153)], 'a.html'))).toEqual({ ok: false, problem: 'too-large' });
});

it('takes .html files, and of others only those of designs', async () => {
  expect(await read(new File(['{}'], 'design.JSON'))).toMatchObject({ ok: true, text: '{}' });
  for (const name of ['mail.htm', 'mail.txt', 'html', 'mail.html.zip', 'json', 'constructor'])
    expect(await read(new File(['<p>'], name))).toEqual({ ok: false, problem: 'wrong-kind' });
});

it('takes no bytes for text that are none, and says so when a file cannot be read', async () => {
  expect(await read(new File([new Uint8Array([0x89, 0x50, 0, 0xe9])], 'a.html'))).toMatchObject({
    problem: 'unreadable',
  });
  const broken = new File(['x'], 'a.html');
  broken.stream = () => {
    throw new Error('gone');
  };
  expect(await read(broken)).toEqual({ ok: false, problem: 'unreadable' });
});

it('tells how far it is', async () => {
  const parts: number[] = [];
  await readImportFile(new File(['abc'], 'a.html'), (part) => parts.push(part), new AbortController().signal);
  expect(parts.at(-1)).toBe(1);
});
