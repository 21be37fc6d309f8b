import { expect, test } from 'vitest';
import { describeOnBoth } from '../testing/databases.ts';
import { addPerson } from '../testing/people.ts';
import { preparedQuery } from './prepared-query.ts';

describeOnBoth('a query that is prepared', (open) => {
  test('is put together once, and asked with the values of each time, in a transaction too', async () => {
    const database = await open();
    const [anna, ben] = [await addPerson(database, 'Anna'), await addPerson(database, 'Ben')];
    let built = 0;
    const nameOf = preparedQuery((on, { id, not }: { readonly id: string; readonly not: string }) => {
      built += 1;
      return on.kysely
        .selectFrom('users')
        .select('first_name')
        .where('role', '=', 'user')
        .where('id', 'in', [id])
        .where('id', '<>', not);
    });
    expect(await nameOf(database, { id: anna, not: ben })).toEqual([{ first_name: 'Anna' }]);
    expect(await nameOf(database, { id: ben, not: anna })).toEqual([{ first_name: 'Ben' }]);
    expect(await nameOf(database, { id: ben, not: ben })).toEqual([]);
    await database.kysely.transaction().execute(async (kysely) => {
      await kysely.updateTable('users').set({ first_name: 'Benjamin' }).where('id', '=', ben).execute();
      const inside = { kysely, engine: database.engine };
      expect(await nameOf(inside, { id: ben, not: anna })).toEqual([{ first_name: 'Benjamin' }]);
    });
    expect(built).toBe(1);
  });
});
