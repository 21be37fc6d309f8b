import { expect, test } from 'vitest';
import { describeOnBoth } from '../testing/databases.ts';
import { addFirstAdministrator } from './first-administrator.ts';
import { addPlans } from './steps/plans.ts';

const NOW = 1_800_000_000_000;
const email = 'olga@company.example';

describeOnBoth('the administrator of the configuration', (open) => {
  test.each([
    ['too short', 'ADMIN_PASSWORD must have at least 12 characters.'],
    ['password1234', 'ADMIN_PASSWORD is refused: This password is too easy to guess.'],
    ['olga@company.example', 'ADMIN_PASSWORD is refused: This password is too easy to guess.'],
  ])('is not made with the password %s', async (password, told) => {
    const database = await open();
    await addPlans(database);
    await expect(addFirstAdministrator(database, { email, password }, NOW)).rejects.toThrow(told);
    expect(await database.kysely.selectFrom('users').select('id').where('email', '=', email).execute()).toEqual([]);
    await database.close();
  });

  test('is added with an entry in the audit log, and does not keep a server from starting that has one, whatever the password is', async () => {
    const database = await open();
    await addPlans(database);
    expect(await addFirstAdministrator(database, { email, password: 'a brass kettle' }, NOW)).toBe('added');
    const entries = await database.kysely.selectFrom('audit_log').select(['action', 'at', 'targets']).execute();
    expect(entries).toEqual([{ action: 'person.add', at: NOW, targets: expect.stringContaining(email) }]);
    expect(await addFirstAdministrator(database, { email, password: 'short' }, NOW)).toBe('present');
    await database.close();
  });
});
