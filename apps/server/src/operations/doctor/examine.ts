import { ICON_FILE, WEB_ROOT } from '../../built-files.ts';
import type { Config } from '../../config.ts';
import type { Finding } from './finding.ts';
import { lookAtBrowser } from './look-at-browser.ts';
import { lookAtClock } from './look-at-clock.ts';
import { lookAtConfig } from './look-at-config.ts';
import { lookAtDatabase } from './look-at-database.ts';
import { lookAtBuild, lookAtDataFolder, lookAtDisk } from './look-at-machine.ts';
import { lookAtMail } from './look-at-mail.ts';
import { lookAtProvider } from './look-at-provider.ts';
import { lookAtStorage } from './look-at-storage.ts';

/** Looks at everything the product needs, all at once; beside a server that works. Changes nothing. */
export async function examine(config: Config): Promise<Finding[]> {
  const found = await Promise.all([
    lookAtConfig(config),
    lookAtDataFolder(config),
    lookAtDatabase(config),
    lookAtStorage(config),
    lookAtMail(config),
    lookAtProvider(config),
    lookAtClock(config),
    lookAtBrowser(config),
    lookAtDisk(config.dataDir),
    lookAtBuild(WEB_ROOT, ICON_FILE),
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
