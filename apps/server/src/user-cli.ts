import { parseArgs } from 'node:util';
import { LIMITS } from '@mailwright/contract';
import { z } from 'zod';
import { ConfigError, readConfig } from './config.ts';
import { openDatabase } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { newId } from './db/new-id.ts';
import { hashPassword } from './modules/auth/passwords.ts';
import { createUserRepository } from './modules/users/repository.ts';
import { addPlans } from './seed/steps/plans.ts';

const USAGE = `Usage: npm run user -- add --email ADDRESS [--role admin|user] [--plan 0|3] [--first NAME] [--last NAME] [--password PASSWORD]
Without --password, a password is generated and printed. Stop the server first if you use the embedded database.`;

const input = z.object({
  email: z.email('--email must be an email address'),
  role: z.enum(['admin', 'user'], '--role must be admin or user').default('user'),
  plan: z.enum(['0', '3'], '--plan must be 0 or 3').default('3').transform(Number),
  first: z.string().min(1).default('New'),
  last: z.string().min(1).default('User'),
  password: z
    .string()
    .min(LIMITS.login.passwordMin, `--password must have at least ${LIMITS.login.passwordMin} characters`)
    .optional(),
});

async function addUser(options: Record<string, unknown>): Promise<string> {
  const { email, role, plan, first, last, password = newId() } = input.parse(options);
  const database = openDatabase(readConfig().database, { exclusive: true });
  try {
    await migrate(database);
    await addPlans(database);
    const added = await createUserRepository(database).add({
      id: newId(),
      email,
      firstName: first,
      lastName: last,
      role,
      passwordHash: await hashPassword(password),
      planNumber: plan,
      isDemo: false,
      now: Date.now(),
    });
    if (!added) throw new ConfigError(`The account ${email} already exists.`);
    return `Added ${email} (${role}), password: ${password}\n`;
  } finally {
    await database.close();
  }
}

async function main(): Promise<void> {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: {
        email: { type: 'string' },
        role: { type: 'string' },
        plan: { type: 'string' },
        first: { type: 'string' },
        last: { type: 'string' },
        password: { type: 'string' },
      },
    });
    if (positionals[0] !== 'add') throw new ConfigError(USAGE);
    process.stdout.write(await addUser(values));
  } catch (error) {
    process.stderr.write(`${sentence(error)}\n`);
    process.exitCode = 1;
  }
}

function sentence(error: unknown): string {
  if (error instanceof z.ZodError) return `${error.issues.map(({ message }) => message).join('; ')}.\n${USAGE}`;
  return error instanceof Error ? error.message : String(error);
}

await main();
