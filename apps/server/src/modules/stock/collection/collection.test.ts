import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { collectionFile, collectionThumb, findInCollection, searchCollection } from './collection.ts';

const search = (query: string, page = 1, per_page = 20, locale = 'en') =>
  searchCollection({ provider: 'collection', query, page, per_page, credited: false, locale });

function all() {
  const images = [];
  for (let page = 1; ; page += 1) {
    const found = search('', page);
    images.push(...found.images);
    if (!found.more) return images;
  }
}

describe('the collection', () => {
  it('has at least 60 pictures, each in two ratios and under an id of its own', () => {
    const images = all();
    const motifs = (format: string) =>
      images.filter(({ id }) => id.endsWith(`-${format}`)).map(({ id }) => id.replace(`-${format}`, ''));
    expect(motifs('wide').length).toBeGreaterThanOrEqual(60);
    expect(motifs('square')).toEqual(motifs('wide'));
    expect(new Set(images.map(({ id }) => id)).size).toBe(images.length);
    expect(new Set(images.map(({ width, height }) => `${width}x${height}`))).toEqual(
      new Set(['1600x900', '1200x1200']),
    );
  });

  it('is found by words of every language, by their beginnings, all of them', () => {
    const ids = (query: string) => search(query).images.map(({ id }) => id);
    expect(ids('christmas')).toContain('gifts-forest-wide');
    expect(ids('Weihnacht')).toContain('gifts-forest-wide');
    expect(ids('navidad')).toContain('winter-forest-midnight-square');
    expect(ids('gifts green')).toEqual(['gifts-forest-wide', 'gifts-forest-square']);
    expect(ids('ifts')).toEqual([]);
    expect(ids('spaceship')).toEqual([]);
  });

  it('is described in the language that is asked for, in English in others', () => {
    const describe = (locale: string) => findInCollection('coffee-sand-wide', locale)?.description;
    expect([describe('en'), describe('de'), describe('es-MX'), describe('fr')]).toEqual([
      'A cup of coffee, warm sand',
      'Eine Tasse Kaffee, warmer Sand',
      'Una taza de café, arena cálida',
      'A cup of coffee, warm sand',
    ]);
    expect(findInCollection('constructor', 'en')).toBeNull();
  });

  it('is drawn the same each time, light enough for a mail, and shows something', { timeout: 60_000 }, async () => {
    const some = [
      'mountains-sunset-square',
      ...(process.env.DEEP ? ['tiles-coral-wide', 'blended-light-sunset-wide'] : []),
    ];
    for (const id of some) {
      const [one, other] = [await collectionFile(id), await collectionFile(id)];
      expect(Buffer.compare(one ?? Buffer.of(), other ?? Buffer.of(1)), id).toBe(0);
      expect(one?.length ?? 0, id).toBeLessThan(400_000);
      const { width, height } = await sharp(one ?? Buffer.of()).metadata();
      expect([width, height], id).toEqual(id.endsWith('wide') ? [1600, 900] : [1200, 1200]);
    }
    expect(await collectionFile('nothing')).toBeNull();
    expect(await collectionThumb('nothing')).toBeNull();
  });

  it('has no picture that is empty or broken', { timeout: 60_000 }, async () => {
    const tones = await Promise.all(
      all().map(async ({ id }) => {
        const thumb = await collectionThumb(id);
        const { channels } = await sharp(thumb ?? Buffer.of()).stats();
        return { id, spread: Math.max(...channels.map(({ stdev }) => stdev)) };
      }),
    );
    expect(tones.filter(({ spread }) => spread < 6)).toEqual([]);
  });
});
