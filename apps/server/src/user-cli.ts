import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { AppError } from './app-error.ts';
import { ConfigError } from './config.ts';
import { ACCOUNT_COMMANDS } from './user-commands/account-commands.ts';
import { addUser } from './user-commands/add-user.ts';
import { withAccounts } from './user-commands/open-accounts.ts';

const ADD = 'add --email ADDRESS [--role admin|user] [--plan 0|3] [--first NAME] [--last NAME] [--password-stdin]';

const USAGE = `Usage:
${[ADD, ...Object.values(ACCOUNT_COMMANDS).map(({ usage }) => usage)].map((line) => `  npm run user -- ${line}`).join('\n')}
add: a password is generated and printed, or the first line of standard input with --password-stdin.
--password PASSWORD works as well, but others on this machine can read it in the list of processes. Stop the server first if you use the embedded database.`;

const TEXT = { type: 'string' } as const;

async function run(name: string | undefined, values: Record<string, unknown>): Promise<string> {
  if (name === 'add') return addUser(values);
  const command = name === undefined ? undefined : ACCOUNT_COMMANDS[name];
  if (!command) throw new ConfigError(name === undefined ? USAGE : `There is no command ${name}.\n${USAGE}`);
  return `${await withAccounts((accounts) => command.run(accounts, values))}\n`;
}

async function main(): Promise<void> {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: {
        email: TEXT,
        role: TEXT,
        plan: TEXT,
        first: TEXT,
        last: TEXT,
        password: TEXT,
        'password-stdin': { type: 'boolean' },
        'hand-to': TEXT,
        end: TEXT,
        out: TEXT,
        revoke: TEXT,
        resend: TEXT,
      },
    });
    const [name, email] = positionals;
    if (values['password-stdin']) values.password = await firstLine(process.stdin);
    process.stdout.write(await run(name, { ...values, ...(email !== undefined && { email }) }));
  } catch (error) {
    process.stderr.write(`${sentence(error)}\n`);
    process.exitCode = 1;
  }
}

/** Reads the first line of what is piped or typed in. @throws ConfigError where there is none */
async function firstLine(input: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input })) return line;
  throw new ConfigError('--password-stdin: standard input has no line.');
}

function sentence(error: unknown): string {
  if (error instanceof z.ZodError) return `${error.issues.map(({ message }) => message).join('; ')}.\n${USAGE}`;
  if (error instanceof AppError) return error.extras.details?.[0]?.message ?? error.sentence;
  return error instanceof Error ? error.message : String(error);
}

await main();
