import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeOnBoth } from '../testing/databases.ts';
import type { OpenDatabase } from './database.ts';
import { migrate } from './migrate.ts';

describeOnBoth('the schema', (open) => {
  let database: OpenDatabase;

  beforeEach(async () => {
    database = await open();
  });

  afterEach(() => database.close());

  it('stays as it is when it is brought up to date again', async () => {
    await migrate(database);
    await expect(database.check()).resolves.toBeUndefined();
  });

  it('refuses a template of an owner who does not exist', async () => {
    const insert = sql`insert into template_categories (template_id, category_id) values ('nobody', 'nothing')`;
    await expect(insert.execute(database.kysely)).rejects.toThrow(/foreign key/i);
  });
});
