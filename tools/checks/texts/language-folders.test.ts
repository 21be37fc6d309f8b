import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { englishTexts, LOCALES } from './english-texts.ts';
import { completeLanguage, languageProblems, otherLanguages } from './language-folders.ts';

const english = englishTexts();
let locales = '';

beforeEach(() => {
  locales = mkdtempSync(join(tmpdir(), 'mailwright-locales-'));
  // A complete language: what German has, under another name.
  cpSync(join(LOCALES, 'de'), join(locales, 'xx'), { recursive: true });
});
afterEach(() => rmSync(locales, { recursive: true, force: true }));

const problems = () => languageProblems(locales, 'xx', english);

function change(file: string, edit: (texts: Record<string, string>) => void): void {
  const path = join(locales, 'xx', `${file}.json`);
  const texts = JSON.parse(readFileSync(path, 'utf8'));
  edit(texts);
  writeFileSync(path, JSON.stringify(texts));
}

test('a folder with every text is a language, without another word about it', () => {
  expect(otherLanguages(locales)).toEqual(['xx']);
  expect(problems()).toEqual([]);
});

test.each([
  ['shared', 'cancel', '"cancel" (Cancel)'],
  ['blocks', 'button.name', '"button.name" (Button)'],
  ['errors', 'RATE_LIMITED', '"RATE_LIMITED"'],
  ['messages', 'nameRequired', '"nameRequired"'],
  ['findings', 'imageAddress', '"imageAddress"'],
  ['fields', 'name', '"name"'],
  ['library', 'name.Welcome', '"name.Welcome" (Welcome)'],
])('a text that %s.json lacks is named by file and key', (file, key, named) => {
  change(file, (texts) => delete texts[key]);
  expect(problems()[0]).toContain(`apps/web/src/locales/xx/${file}.json has no translation of ${named}`);
});

test('a file that is missing is named once, with some of its keys', () => {
  rmSync(join(locales, 'xx/login.json'));
  expect(problems()).toHaveLength(1);
  expect(problems()[0]).toMatch(/^apps\/web\/src\/locales\/xx\/login\.json has no translation of "\w.* and \d+ more$/);
});

test('a copy of the English text is named, a single word as well', () => {
  change('shared', (texts) => Object.assign(texts, { cancel: 'Cancel' }));
  change('blocks', (texts) => Object.assign(texts, { 'image.name': 'Image' }));
  change('messages', (texts) => Object.assign(texts, { nameRequired: english.get('messages')?.nameRequired }));
  expect(problems().toSorted()).toEqual([
    'apps/web/src/locales/xx/blocks.json: "image.name" is still English: Image',
    `apps/web/src/locales/xx/messages.json: "nameRequired" is still English: ${english.get('messages')?.nameRequired}`,
    'apps/web/src/locales/xx/shared.json: "cancel" is still English: Cancel',
  ]);
});

test('a word that is the same in both languages is no copy once the language says so, and only as long as it is', () => {
  change('shared', (texts) => Object.assign(texts, { cancel: 'Cancel' }));
  const same = join(locales, 'xx/same-as-english.json');
  const words: string[] = JSON.parse(readFileSync(same, 'utf8'));
  writeFileSync(same, JSON.stringify([...words, 'Cancel', 'Apply']));
  expect(problems()).toEqual([
    'apps/web/src/locales/xx/same-as-english.json: no text of this language is "Apply" as in English',
  ]);
});

test('a key, a file, and a placeholder that English does not know, and an empty text, are named', () => {
  change('shared', (texts) => Object.assign(texts, { canccel: 'Abbrechen', close: '' }));
  change('login', (texts) => Object.assign(texts, { title: '{{nobody}} anmelden' }));
  writeFileSync(join(locales, 'xx/other.json'), '{}');
  expect(problems().toSorted()).toEqual([
    'apps/web/src/locales/xx/login.json: "title" names {{nobody}}, which English does not fill in',
    'apps/web/src/locales/xx/other.json: English has no such file',
    'apps/web/src/locales/xx/shared.json: "canccel" is no key of English',
    'apps/web/src/locales/xx/shared.json: "close" is empty',
  ]);
});

test('a new language begins with every English text, in one folder, and each is named until it is translated', () => {
  const added = completeLanguage(locales, 'yy', english);
  const texts = [...english.values()].flatMap((file) => Object.keys(file));
  expect(added).toBe(texts.length);
  const left = languageProblems(locales, 'yy', english);
  expect(left.length).toBeGreaterThan(added * 0.9);
  expect(left.filter((problem) => !problem.includes('" is still English: '))).toEqual([]);
});

test('a language that fell behind is given what it lacks, and keeps what it has', () => {
  change('shared', (texts) => delete texts.cancel);
  rmSync(join(locales, 'xx/login.json'));
  const login = english.get('login') ?? {};
  expect(completeLanguage(locales, 'xx', english)).toBe(Object.keys(login).length + 1);
  const shared: Record<string, string> = JSON.parse(readFileSync(join(locales, 'xx/shared.json'), 'utf8'));
  expect(shared.cancel).toBe('Cancel');
  expect(shared.close).not.toBe('Close');
  expect(JSON.parse(readFileSync(join(locales, 'xx/login.json'), 'utf8'))).toEqual(login);
});
