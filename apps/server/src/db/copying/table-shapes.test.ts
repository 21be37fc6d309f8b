import { describe, expect, inject, test } from 'vitest';
import { freshDatabase } from '../../testing/databases.ts';
import type { Engine } from '../database.ts';
import { shapesOf } from './fill-tables.ts';
import { tableShapes } from './table-shapes.ts';

async function shapesOn(engine: Engine) {
  const database = await freshDatabase(engine);
  try {
    return await shapesOf(database);
  } finally {
    await database.close();
  }
}

describe('the tables of a database', () => {
  test('stand after those that they refer to, without what the engine keeps for itself', async () => {
    const names = (await shapesOn('sqlite')).map(({ name }) => name);
    for (const [first, second] of [
      ['plans', 'users'],
      ['users', 'templates'],
      ['templates', 'bodies'],
      ['bodies', 'versions'],
      ['asset_folders', 'assets'],
      ['assets', 'template_assets'],
    ] as const)
      expect(names.indexOf(first), `${first} before ${second}`).toBeLessThan(names.indexOf(second));
    expect(names.filter((name) => /kysely|sqlite|template_search/.test(name))).toEqual([]);
  });

  test.skipIf(inject('postgresUrl') === null)('are the same on both engines, with the same columns', async () => {
    const [ours, theirs] = await Promise.all([shapesOn('sqlite'), shapesOn('postgres')]);
    const byName = (shapes: typeof ours) =>
      shapes.map(({ name, columns }) => ({ name, columns })).toSorted((a, b) => (a.name < b.name ? -1 : 1));
    expect(byName(ours)).toEqual(byName(theirs));
    expect(theirs.filter(({ key }) => key.length === 0)).toEqual([]);
  });

  test('of a type that nobody knows are an error, not a loss', async () => {
    const ask = async (statement: string) =>
      statement.includes('pragma_table_info') ? [{ table: 'new', column: 'share', type: 'REAL', place: 0 }] : [];
    await expect(tableShapes('sqlite', ask)).rejects.toThrow('new.share is of the unknown type REAL');
  });
});
