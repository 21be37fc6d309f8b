import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../runtime/root.mjs';

const FOLDER = path.join(root, 'deploy/systemd');
const UNITS = readdirSync(FOLDER);

/** Looks at units as systemd reads them, and reports each line that it would leave out. */
const ANALYZE = ['/usr/bin/systemd-analyze', '/bin/systemd-analyze'].find((file) => existsSync(file));

const lines = (name: string) => readFileSync(path.join(FOLDER, name), 'utf8').split('\n');

/** Returns what systemd reports about units with these texts; a program that exists replaces the one that they start. */
function complaints(units: ReadonlyMap<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'mailwright-units-'));
  for (const [name, text] of units)
    writeFileSync(path.join(folder, name), text.replaceAll('/usr/bin/node', process.execPath));
  const files = [...units.keys()].map((name) => path.join(folder, name));
  const { stdout, stderr, status } = spawnSync(ANALYZE ?? '', ['verify', '--man=no', ...files], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  // Units of the machine are looked at along with them.
  const own = `${stdout}${stderr}`.split('\n').filter((line) => line.includes('mailwright'));
  return status === 0 ? own.join('\n') : `${status}: ${stdout}${stderr}`;
}

const texts = () => new Map(UNITS.map((name) => [name, lines(name).join('\n')]));

test('the units are lines that systemd can read, of sections that each kind has', () => {
  expect(UNITS).toEqual(['mailwright-backup.service', 'mailwright-backup.timer', 'mailwright.service']);
  for (const name of UNITS) {
    const said = lines(name).filter((line) => line !== '' && !line.startsWith('#'));
    const kind = name.endsWith('.timer') ? '[Timer]' : '[Service]';
    for (const line of said) expect(line, name).toMatch(/^(\[(Unit|Service|Timer|Install)\]|[A-Z][A-Za-z]+=.*)$/);
    expect(said.filter((line) => line.startsWith('['))).toEqual(expect.arrayContaining(['[Unit]', kind]));
  }
});

test.skipIf(!ANALYZE)('systemd has nothing to say against the units', () => {
  expect(complaints(texts())).toBe('');
});

test.skipIf(!ANALYZE)('systemd would say what it does not know', () => {
  const spoiled = texts();
  spoiled.set('mailwright.service', lines('mailwright.service').join('\n').replace('Type=exec', 'Type=exe'));
  expect(complaints(spoiled)).toMatch(/service type/);
});

test.skipIf(!ANALYZE)('systemd calls both services as good as shut in: at most 3 of 10', () => {
  for (const unit of ['mailwright.service', 'mailwright-backup.service']) {
    const said = spawnSync(ANALYZE ?? '', ['security', '--offline=true', '--no-pager', path.join(FOLDER, unit)]);
    const exposure = /Overall exposure level for \S+: ([\d.]+)/.exec(String(said.stdout))?.[1];
    expect(Number(exposure), `${unit} ${said.stderr}`).toBeLessThanOrEqual(3);
  }
});

test('whatever shuts the server in shuts the backup in as well', () => {
  const shut = (name: string) =>
    lines(name).filter((line) => /^(Protect|Private|Restrict|SystemCall|Capab|NoNew|Lock|Remove|UMask)/.test(line));
  // For the browser alone, which the backup does not have.
  const forBrowser = ['SystemCallFilter=capset chroot setpriority', 'RestrictNamespaces=user pid net'];
  const server = shut('mailwright.service');
  expect(server).toEqual(expect.arrayContaining(forBrowser));
  const wanted = [...server.filter((line) => !forBrowser.includes(line)), 'RestrictNamespaces=true'];
  expect(wanted.length).toBeGreaterThan(20);
  expect(shut('mailwright-backup.service')).toEqual(expect.arrayContaining(wanted));
});

test('the units of systemd start what the release has, as a user of its own, and write to one folder', () => {
  const server = lines('mailwright.service');
  const backup = lines('mailwright-backup.service');
  expect(server).toContain('ExecStart=/usr/bin/node mailwright.mjs server');
  expect(backup).toContain('ExecStart=/usr/bin/node mailwright.mjs backup /var/backups/mailwright --keep 14');
  for (const unit of [server, backup])
    for (const line of ['User=mailwright', 'ProtectSystem=strict', 'NoNewPrivileges=true', 'StateDirectory=mailwright'])
      expect(unit).toContain(line);
  // The process that draws is left to the server, which has it finish what is in flight.
  expect(server).toContain('KillMode=mixed');
  expect(lines('mailwright-backup.timer')).toContain('Persistent=true');
});

test('the handbook runs commands as the server does: its user, folder, variables and data', () => {
  const handbook = readFileSync(path.join(root, 'docs/operations.md'), 'utf8');
  const recipe =
    /mailwright\(\) \{\n([^}]*)\}/
      .exec(handbook)?.[1]
      ?.replaceAll(/\s*\\\n\s*/g, ' ')
      .trim() ?? '';
  const server = lines('mailwright.service');
  const properties = [...recipe.matchAll(/ -p (?:'([^']+)'|(\S+))/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
  expect(properties.map((property) => property.split('=')[0])).toEqual([
    'EnvironmentFile',
    'Environment',
    'StateDirectory',
    'StateDirectoryMode',
  ]);
  const options = { User: 'uid', Group: 'gid', WorkingDirectory: 'working-directory' };
  const named = Object.entries(options).map(([name, option]) => {
    return `${name}=${new RegExp(` --${option}=(\\S+)`).exec(recipe)?.[1]}`;
  });
  expect(server).toEqual(expect.arrayContaining([...properties, ...named]));
  const [, program] = /^ExecStart=(.*) server$/m.exec(server.join('\n')) ?? [];
  expect(recipe).toMatch(/^systemd-run --quiet --pty --wait --collect /);
  expect(recipe.endsWith(` ${program} "$@"`)).toBe(true);
});
