import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '../config.ts';
import { findingLines, runChecks } from './doctor/run-checks.ts';
import { runCli } from './run-cli.ts';

const USAGE = `Usage: npm run doctor
Looks at configuration, database, storage, mail, sign-in provider, clock, browser, disk and build, and changes nothing. Give
it the same variables as the server, which may run meanwhile. Exit code 1 where there is a problem.`;

async function main(): Promise<void> {
  if (parseArgs({ allowPositionals: true, options: {} }).positionals.length > 0) throw new ConfigError(USAGE);
  const findings = await runChecks(readConfig());
  process.stdout.write(`${findingLines(findings).join('\n')}\n`);
  if (findings.some(({ state }) => state === 'problem')) process.exitCode = 1;
}

await runCli(USAGE, main);
