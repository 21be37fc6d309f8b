import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BLOCKS } from '@mailwright/blocks';
import { createServer } from 'vite';
import { expect, test } from 'vitest';
import { LANGUAGES, loadNamespace } from './load-namespace.ts';

const WEB = join(import.meta.dirname, '../../..');
const TILES = BLOCKS.flatMap(({ type, tiles }) => tiles.map(({ id }) => `${type}.description.${id}`));

test.each(LANGUAGES)(
  'says in %s what each tile makes, in a sentence or two, and no two say the same',
  async (language) => {
    const texts = await loadNamespace(language, 'blocks');
    const sentences = TILES.map((key) => texts[key] ?? '');
    for (const [index, sentence] of sentences.entries()) expect(sentence, TILES[index]).toMatch(/^\p{Lu}.{15,125}\.$/u);
    expect(new Set(sentences).size).toBe(TILES.length);
  },
);

test('a folder of texts is a language that is offered and spoken, without a line of code', async () => {
  const base = mkdtempSync(join(tmpdir(), 'mailwright-language-'));
  symlinkSync(join(WEB, '../../node_modules'), join(base, 'node_modules'));
  for (const folder of ['shared/i18n', 'locales']) {
    cpSync(join(WEB, 'src', folder), join(base, folder), { recursive: true });
  }
  mkdirSync(join(base, 'locales/sw'));
  for (const [name, texts] of [
    ['shared', { cancel: 'Ghairi' }],
    ['blocks', { 'button.name': 'Kitufe' }],
    ['errors', { RATE_LIMITED: 'Subiri kidogo' }],
  ] as const) {
    writeFileSync(join(base, `locales/sw/${name}.json`), JSON.stringify(texts));
  }
  const server = await createServer({
    root: base,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true },
  });
  try {
    const planted = await server.ssrLoadModule('/shared/i18n/load-namespace.ts');
    expect(planted.LANGUAGES).toEqual([...LANGUAGES, 'sw'].sort());
    expect(await planted.loadNamespace('sw', 'shared')).toEqual({ cancel: 'Ghairi' });
    expect(await planted.loadNamespace('sw', 'blocks')).toEqual({ 'button.name': 'Kitufe' });
    expect(await planted.loadNamespace('sw', 'errors')).toEqual({ RATE_LIMITED: 'Subiri kidogo' });
  } finally {
    await server.close();
    rmSync(base, { recursive: true, force: true });
  }
});
