import { z } from 'zod';
import { ConfigError } from '../config.ts';
import { type AccountCommand, byAddress, named, OPERATOR, time, type Values } from './account-command.ts';
import type { Accounts } from './open-accounts.ts';

/** Commands of `npm run user` for sessions, by name. */
export const SESSION_COMMANDS: Readonly<Record<string, AccountCommand>> = {
  sessions: {
    usage: 'sessions --email ADDRESS [--end ID|all]',
    async run(accounts, values) {
      const { end } = z.object({ end: z.string().optional() }).parse(values);
      if (end === 'all') return endAll(accounts, values);
      const known = await byAddress(accounts, values);
      const { sessions } = accounts;
      const found = await sessions.listOfUser(known.id);
      if (end !== undefined) {
        const meant = found.filter(({ idHash }) => idHash.startsWith(end));
        if (end === '' || meant.length !== 1) throw new ConfigError(`There is no session ${end}.`);
        for (const { idHash } of meant) await sessions.remove(idHash);
        await accounts.record({ action: 'session.end_other', person: named(known) });
        return 'The session has ended.';
      }
      const lines = found.map(({ idHash, usedAt, address, device }) =>
        [idHash.slice(0, 12), time(usedAt), address, device].join('  '),
      );
      return lines.length === 0 ? 'There are no sessions.' : lines.join('\n');
    },
  },

  'end-sessions': { usage: 'end-sessions ADDRESS', run: endAll },
};

async function endAll(accounts: Accounts, values: Values): Promise<string> {
  const known = await byAddress(accounts, values);
  await accounts.people.endSessions(OPERATOR, known.id);
  await accounts.record({ action: 'person.end_sessions', person: named(known) });
  return 'All sessions have ended.';
}
