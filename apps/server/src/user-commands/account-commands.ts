import { open, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { AppError } from '../app-error.ts';
import { ConfigError } from '../config.ts';
import type { AccountRecord } from '../modules/people/port.ts';
import { hasFactor } from '../modules/second-factor/port.ts';
import { type AccountCommand, byAddress, named, OPERATOR, time, type Values } from './account-command.ts';
import { nameAt, plan, role } from './command-options.ts';
import { INVITATION_COMMANDS } from './invitation-commands.ts';
import type { Accounts } from './open-accounts.ts';

/** Commands of `npm run user` for sessions, by name. */
const SESSION_COMMANDS: Readonly<Record<string, AccountCommand>> = {
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

/** Commands of `npm run user` for existing accounts, by name. */
export const ACCOUNT_COMMANDS: Readonly<Record<string, AccountCommand>> = {
  list: {
    usage: 'list',
    async run({ accounts }) {
      const lines: string[] = [];
      for (let offset = 0, total = 1; offset < total; offset += 100) {
        const page = await accounts.list({ query: '', sort: 'name', limit: 100, offset });
        total = page.total;
        lines.push(...page.people.map(lineOf));
      }
      return lines.join('\n');
    },
  },

  ...INVITATION_COMMANDS,

  rename: {
    usage: 'rename --email ADDRESS --first NAME --last NAME',
    async run(accounts, values) {
      const wanted = z.object({ first: nameAt('--first'), last: nameAt('--last') }).parse(values);
      const known = await byAddress(accounts, values);
      await accounts.ownAccounts.rename(known.id, { firstName: wanted.first, lastName: wanted.last });
      await accounts.record({ action: 'person.rename', person: named(known) });
      return `${known.email} has the name ${wanted.first} ${wanted.last}.`;
    },
  },

  role: {
    usage: 'role --email ADDRESS --role admin|user',
    async run(accounts, values) {
      const wanted = z.object({ role }).parse(values);
      const { id } = await byAddress(accounts, values);
      const changed = await accounts.people.change(OPERATOR, id, wanted);
      await accounts.record({ action: 'person.change', person: named(changed), details: wanted });
      return `${changed.email} has the role ${changed.role}.`;
    },
  },

  plan: {
    usage: 'plan --email ADDRESS --plan NUMBER',
    async run(accounts, values) {
      const wanted = z.object({ plan }).parse(values);
      const { id } = await byAddress(accounts, values);
      const changed = await accounts.people.change(OPERATOR, id, { planNumber: Number(wanted.plan) });
      await accounts.record({ action: 'person.change', person: named(changed), details: { planNumber: wanted.plan } });
      return `${changed.email} has plan ${changed.plan.number} (${changed.plan.name}).`;
    },
  },

  deactivate: {
    usage: 'deactivate --email ADDRESS [--hand-to ADDRESS]',
    async run(accounts, values) {
      const { id } = await byAddress(accounts, values);
      const heir = values['hand-to'] === undefined ? null : await byAddress(accounts, values, 'hand-to');
      const left = await accounts.leavers.deactivate(OPERATOR, id, heir?.id ?? null);
      const details = heir && { handTo: heir.id };
      await accounts.record({ action: 'person.deactivate', person: named(left), ...(details && { details }) });
      const handed = heir ? ` What belonged to the account belongs to ${String(values['hand-to'])} now.` : '';
      return `${left.email} is deactivated; all sessions have ended.${handed}`;
    },
  },

  delete: {
    usage: 'delete ADDRESS [--hand-to ADDRESS]',
    async run(accounts, values) {
      const { id } = await byAddress(accounts, values);
      const heir = values['hand-to'] === undefined ? null : await byAddress(accounts, values, 'hand-to');
      await accounts.leavers.remove(OPERATOR, id, heir?.id ?? null);
      // Without the name, which is kept nowhere from now on.
      const deed = { action: 'person.delete', person: { id, name: null } } as const;
      await accounts.record(heir ? { ...deed, details: { handTo: heir.id } } : deed);
      const handed = heir ? ` What belonged to it belongs to ${String(values['hand-to'])} now.` : '';
      return `The account ${String(values.email)} is deleted.${handed}`;
    },
  },

  export: {
    usage: 'export ADDRESS [--out FILE]',
    async run(accounts, values) {
      const { out } = z.object({ out: z.string().min(1).optional() }).parse(values);
      const { id, email: address } = await byAddress(accounts, values);
      const { name, content } = await accounts.personalData.wholeArchive(id);
      const file = path.resolve(out ?? `${name}.zip`);
      await writeNewFile(file, content);
      await accounts.record({ action: 'person.export', person: { id, name: address } });
      return `Everything that is kept of ${address} is in ${file}.`;
    },
  },

  activate: {
    usage: 'activate --email ADDRESS',
    async run(accounts, values) {
      const { id } = await byAddress(accounts, values);
      const activated = await accounts.people.activate(OPERATOR, id);
      await accounts.record({ action: 'person.activate', person: named(activated) });
      return `${activated.email} is active.`;
    },
  },

  'password-link': {
    usage: 'password-link --email ADDRESS',
    async run(accounts, values) {
      const known = await byAddress(accounts, values);
      if (!accounts.passwordSignIn) {
        throw new ConfigError('Passwords let nobody in here: OIDC_PASSWORDS is off. Set it to on first.');
      }
      if (!(await accounts.users.find(known.id))?.isActive) throw new ConfigError('This account is deactivated.');
      const link = await accounts.passwordLink(known.id);
      await accounts.record({ action: 'password.link', person: named(known) });
      return `Whoever opens this link chooses a new password. It works once, for 30 minutes:\n${link}`;
    },
  },

  'reset-second-factor': {
    usage: 'reset-second-factor --email ADDRESS',
    async run(accounts, values) {
      const known = await byAddress(accounts, values);
      const had = hasFactor(await accounts.secondFactors.factorsOf(known.id));
      await accounts.secondFactors.reset(known.id);
      await accounts.record({ action: 'second_factor.reset', person: named(known) });
      const told = had ? await tellOfReset(accounts, known.id) : '';
      return `${String(values.email)} has no second factor any more.${told}`;
    },
  },

  ...SESSION_COMMANDS,
};

function lineOf(account: AccountRecord): string {
  const {
    email,
    firstName,
    lastName,
    role: given,
    plan: { number },
    hasSecondFactor,
    templates,
    lastSeen,
  } = account;
  const seen = lastSeen === null ? 'never seen' : `seen ${time(lastSeen)}`;
  return [
    email,
    `${firstName} ${lastName}`,
    given,
    `plan ${number}`,
    hasSecondFactor ? 'second factor' : 'no second factor',
    templates === 1 ? '1 template' : `${templates} templates`,
    account.isActive ? seen : 'deactivated',
  ].join('  ');
}

/** Sends the mail about it; returns a sentence for the output when that fails, '' when it was sent. */
async function tellOfReset({ users, sendNotice }: Accounts, userId: string): Promise<string> {
  const user = await users.find(userId);
  if (!user) return '';
  try {
    await sendNotice(user, { kind: 'factorReset' }, null);
    return '';
  } catch (error) {
    const cause = error instanceof AppError ? error.cause : error;
    return ` The email about it could not be sent: ${cause instanceof Error ? cause.message : String(cause)}`;
  }
}

async function endAll(accounts: Accounts, values: Values): Promise<string> {
  const known = await byAddress(accounts, values);
  await accounts.people.endSessions(OPERATOR, known.id);
  await accounts.record({ action: 'person.end_sessions', person: named(known) });
  return 'All sessions have ended.';
}

/**
 * Writes a file that only this user may read; of what fails nothing is left.
 * @throws ConfigError where there is such a file already
 */
async function writeNewFile(file: string, content: Readable): Promise<void> {
  const opened = await open(file, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    content.destroy();
    if (error.code === 'EEXIST') throw new ConfigError(`There is a file ${file} already; name another one with --out.`);
    throw new ConfigError(`${file} cannot be written: ${error.message}`);
  });
  try {
    await pipeline(content, opened.createWriteStream());
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
}
