import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Installs what is compared with us into its own folder when it is not there yet; false without a registry. */
export function installPeers(folder: string): boolean {
  if (existsSync(join(folder, 'node_modules'))) return true;
  try {
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    execFileSync(npm, ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
    return true;
  } catch (error) {
    console.log(`The peers could not be installed (${error instanceof Error ? error.message : error}); ours alone:\n`);
    return false;
  }
}
