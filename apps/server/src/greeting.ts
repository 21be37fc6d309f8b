import type { Config } from './config.ts';
import type { FirstAdministrator } from './seed/first-administrator.ts';
import { DEMO_ACCOUNTS } from './seed/steps/demo-accounts.ts';
import { VERSION } from './version.ts';

/** Accounts that can sign in after a start. */
export interface Accounts {
  readonly administrator: FirstAdministrator;
  /** Demo accounts stand in the database, whether they may sign in or not. */
  readonly hasDemoAccounts: boolean;
}

/**
 * Returns what a start prints for the person who started it: the address, and who can sign in. Never prints a secret password.
 */
export function greeting(config: Config, accounts: Accounts): string {
  const blocks = [
    `Mailwright ${VERSION} is ready: ${addresses(config)}`,
    demoLines(config, accounts),
    adminLine(config, accounts),
  ];
  const lines = blocks.filter((block) => block !== '').flatMap((block) => ['', ...block.split('\n')]);
  return `${lines.map((line) => (line === '' ? '' : `  ${line}`)).join('\n')}\n\n`;
}

/** Returns the address that people use, and the one that the server listens on where they differ, as behind a proxy. */
function addresses({ publicUrl, host, port }: Config): string {
  const listening = `${host.includes(':') ? `[${host}]` : host}:${port}`;
  return publicUrl === `http://localhost:${port}` ? publicUrl : `${publicUrl} (listening on ${listening})`;
}

function demoLines({ demo }: Config, { hasDemoAccounts }: Accounts): string {
  if (!hasDemoAccounts) return '';
  if (!demo)
    return 'This database contains DEMO ACCOUNTS from an earlier start. They are disabled, and their sessions have ended.';
  const width = Math.max(...DEMO_ACCOUNTS.map(({ email }) => email.length));
  return [
    'DEMO ACCOUNTS are enabled. Their passwords are public, so make sure that only you can reach this server.',
    ...DEMO_ACCOUNTS.map(({ email, password, role }) => `  ${email.padEnd(width)}  ${password.padEnd(10)}  ${role}`),
  ].join('\n');
}

function adminLine({ admin, demo }: Config, { administrator }: Accounts): string {
  if (administrator === 'added')
    return `Added the administrator ${admin?.email}, with the password from ADMIN_PASSWORD.`;
  if (administrator === 'taken') {
    return `ADMIN_EMAIL: the account ${admin?.email} already exists and is not an administrator. It was not changed. Set another address.`;
  }
  if (administrator === 'present' || demo) return '';
  return 'There is no administrator yet: start once with ADMIN_EMAIL and ADMIN_PASSWORD, or run `npm run user -- invite --email … --role admin` beside this server (of a release: `node mailwright.mjs user invite …`).';
}
