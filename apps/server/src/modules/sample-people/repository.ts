import type { Database } from '../../db/database.ts';
import type { SamplePeopleRepository } from './port.ts';

export function createSamplePeopleRepository({ kysely }: Database): SamplePeopleRepository {
  return {
    async read(userId) {
      const row = await kysely
        .selectFrom('sample_people')
        .select('people')
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return row ? JSON.parse(row.people) : null;
    },

    async save(userId, people) {
      const written = { people: JSON.stringify(people) };
      await kysely
        .insertInto('sample_people')
        .values({ user_id: userId, ...written })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(written))
        .execute();
    },

    async remove(userId) {
      await kysely.deleteFrom('sample_people').where('user_id', '=', userId).execute();
    },
  };
}
