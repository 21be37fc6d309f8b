import { ICON_FILE, WEB_ROOT } from '../../built-files.ts';
import type { Config } from '../../config.ts';
import { checkDatabase } from './check-database.ts';
import { checkBuild, checkDataFolder, checkDisk } from './check-machine.ts';
import { checkBrowser, checkClock, checkConfig, checkMail, checkProvider, checkStorage } from './checks.ts';
import type { Finding } from './finding.ts';

/** Looks at everything the product needs, all at once; beside a server that works. Changes nothing. */
export async function runChecks(config: Config): Promise<Finding[]> {
  const found = await Promise.all([
    checkConfig(config),
    checkDataFolder(config),
    checkDatabase(config),
    checkStorage(config),
    checkMail(config),
    checkProvider(config),
    checkClock(config),
    checkBrowser(config),
    checkDisk(config.dataDir),
    checkBuild(WEB_ROOT, ICON_FILE),
  ]);
  return found.flat();
}

const MARKS = { ok: 'ok     ', note: 'note   ', problem: 'PROBLEM' } as const;

/** One line a finding, and one below it with what can be done. */
export function findingLines(findings: readonly Finding[]): string[] {
  const width = Math.max(...findings.map(({ part }) => part.length));
  return findings.flatMap(({ state, part, text, advice }) => {
    const line = `${MARKS[state]}  ${part.padEnd(width)}  ${text}`;
    return advice === undefined ? [line] : [line, `${' '.repeat(MARKS.ok.length + width + 4)}→ ${advice}`];
  });
}
