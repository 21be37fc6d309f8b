import { expect, test } from 'vitest';
import { createLogger, slowQueryLog } from '../http/log/logging.ts';
import { describeOnBoth } from '../testing/databases.ts';

describeOnBoth('slow queries', (open) => {
  test('are logged with what was asked, without the values', async () => {
    const lines: string[] = [];
    const log = createLogger('info', { write: (line) => lines.push(line) });
    const watch = slowQueryLog(log, 1);
    const watched = await open((statement) => watch?.(statement, 700.4, false));
    await watched.kysely.selectFrom('users').select('id').where('email', '=', 'pia@acme.example').execute();
    await watched.close();
    expect(lines.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({
        msg: 'Slow query',
        statement: expect.stringMatching(/^select "id" from "users" where "email" = (\?|\$1)$/),
        milliseconds: 700,
      }),
    );
    expect(lines.join('')).not.toContain('pia@acme.example');
  });
});

test('quick ones are not logged, and none are with 0', () => {
  const lines: string[] = [];
  const log = createLogger('info', { write: (line) => lines.push(line) });
  slowQueryLog(log, 500)?.('select 1', 499, false);
  expect(lines).toEqual([]);
  expect(slowQueryLog(log, 0)).toBeNull();
});
