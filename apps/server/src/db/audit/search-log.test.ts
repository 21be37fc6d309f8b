import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeOnBoth } from '../../testing/databases.ts';
import type { OpenDatabase } from '../database.ts';
import { searchLog } from './search-log.ts';

describeOnBoth('the audit log is searched', (open) => {
  let database: OpenDatabase;
  let statements: string[];

  beforeEach(async () => {
    database = await open((statement) => statements.push(statement));
    statements = [];
  });
  afterEach(() => database.close());

  /** Every 250th entry is Anna's; ten at a time are of one moment. */
  async function keep(count: number): Promise<void> {
    const texts = { person_name: '', person_email: '', targets: '[]', details: '{}', address: '', device: '' };
    const row = (index: number) => ({
      ...texts,
      id: `entry-${String(index).padStart(5, '0')}`,
      at: Math.floor(index / 10),
      action: 'brand.save',
      person_id: index % 250 === 249 ? 'anna' : 'ben',
      search_key: '',
    });
    const rows = Array.from({ length: count }, (_, index) => row(index));
    // A statement takes so many values.
    for (let first = 0; first < count; first += 1000)
      await database.kysely
        .insertInto('audit_log')
        .values(rows.slice(first, first + 1000))
        .execute();
  }

  const firstOfAnna = (count: number) =>
    Array.from({ length: count }, (_, n) => `entry-${String(n * 250 + 249).padStart(5, '0')}`);

  async function annas(since?: number): Promise<string[]> {
    statements = [];
    const found: string[] = [];
    for await (const { id } of searchLog(database, (eb) => eb('person_id', '=', 'anna'), since)) found.push(id);
    return found;
  }

  test('from the oldest entry to the newest, each once, by statements that read two thousand at most', async () => {
    await keep(5000);
    expect(await annas()).toEqual(firstOfAnna(20));
    const reading = statements.filter((statement) => statement.startsWith('select *'));
    expect(reading.map((statement) => statement.includes('<='))).toEqual([true, true, false]);
    expect(await annas(449)).toEqual(['entry-04499', 'entry-04749', 'entry-04999']);
    expect(statements).toHaveLength(2);
  });

  test('to its end where a stretch ends with it, and where it is empty', async () => {
    expect(await annas()).toEqual([]);
    await keep(2000);
    expect(await annas()).toEqual(firstOfAnna(8));
  });
});
