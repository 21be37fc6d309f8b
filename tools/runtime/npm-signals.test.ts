import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { root } from './root.mjs';

const folder = mkdtempSync(join(tmpdir(), 'mailwright-npm-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Takes its time to end, as a server does that finishes what is in flight. */
const SERVER = `
process.on('SIGTERM', () => setTimeout(() => { console.log('finished what was in flight'); process.exit(0); }, 1500));
setInterval(() => {}, 1000);
console.log('serving');
`;

/** The repository's own script line and way to run Node, around a server that needs no installation. */
function writePackage(): void {
  const { start } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts;
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'signals', scripts: { start } }));
  mkdirSync(join(folder, 'tools'));
  const run = pathToFileURL(join(root, 'tools/runtime/run.mjs')).href;
  const code = `import { runNode } from '${run}';\nprocess.exitCode = (await runNode(['${join(folder, 'server.mjs')}'])).code;\n`;
  writeFileSync(join(folder, 'tools/start.mjs'), code);
  writeFileSync(join(folder, 'server.mjs'), SERVER);
  cpSync(join(root, 'exec.cmd'), join(folder, 'exec.cmd'));
}

test.skipIf(process.platform === 'win32')(
  'npm that is told to stop waits for the server, which finishes, and ends with 0',
  { timeout: 60_000 },
  async () => {
    writePackage();
    const npm = spawn('npm', ['start'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    await new Promise<void>((resolve) => {
      npm.stdout.on('data', (chunk) => {
        output += chunk;
        if (output.includes('serving')) resolve();
      });
    });
    const ended = once(npm, 'close');
    npm.kill('SIGTERM');
    const [code] = await ended;
    expect(output).toContain('finished what was in flight');
    expect(code).toBe(0);
  },
);
