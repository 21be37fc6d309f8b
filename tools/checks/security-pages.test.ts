import { LIMITS } from '@mailwright/contract';
import { expect, test } from 'vitest';
import { readRepositoryFile, repositoryFiles } from './repository-files.ts';

const PAGES = ['docs/asvs.md', 'docs/threat-model.md'];
const TEST = /`((?:apps|packages|tools|e2e)\/[\w./-]+\.(?:test|spec)\.ts)`/g;

const rowsOf = (page: string) =>
  readRepositoryFile(page)
    .split('\n')
    .filter((line) => /^\| (?!---|Section|What could)/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()));

test.each(PAGES)('every test that %s names is there, and tests something', (page) => {
  const files = new Set(repositoryFiles());
  const named = new Set([...readRepositoryFile(page).matchAll(TEST)].map(([, file]) => String(file)));
  expect(named.size).toBeGreaterThan(15);
  for (const file of named) {
    expect(files, file).toContain(file);
    expect(readRepositoryFile(file), file).toMatch(
      /\b(?:test|it|deepTest|fixture)(?:\.\w+(?:\([^)]*\))?)*[(.]|\btest\.each/,
    );
  }
});

test('a section of ASVS is in one known state, and says by what it is shown, or what is missing', () => {
  const rows = rowsOf('docs/asvs.md');
  expect(rows.length).toBeGreaterThan(60);
  expect(new Set(rows.map(([, section]) => section)).size).toBe(rows.length);
  for (const [, section, state, text = ''] of rows) {
    expect(['shown', 'partly', 'not yet', 'does not apply'], section).toContain(state);
    expect(text.length, section).toBeGreaterThan(10);
    if (state === 'shown') expect(text, section).toMatch(/\.(?:test|spec)\.ts`|`docs\/|`tools\/checks\//);
  }
});

test('a row of the threat model names what shows it', () => {
  const rows = rowsOf('docs/threat-model.md');
  expect(rows.length).toBeGreaterThan(15);
  for (const [, threat, guard = '', shown] of rows) {
    expect(guard.length, threat).toBeGreaterThan(20);
    expect(shown, threat).toMatch(/\.(?:test|spec)\.ts`/);
  }
});

test('sessions last as long as the page about signing in says', () => {
  const page = readRepositoryFile('docs/sign-in.md');
  const { idleHours, maxDays } = LIMITS.session;
  expect(page).toContain(`after ${idleHours} hours without use, and ${maxDays} days after signing in`);
});

test('what the page about security tells operators to set is there to be set', () => {
  const page = readRepositoryFile('SECURITY.md');
  const readme = readRepositoryFile('README.md');
  const named = [...page.matchAll(/^- `([A-Z_]+)/gm)].map(([, name]) => String(name));
  expect(named.length).toBeGreaterThan(5);
  for (const name of named) expect(readme, name).toContain(`\`${name}\``);
});
