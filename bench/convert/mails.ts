import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { foreignMails } from '../../packages/import/src/testing/foreign-mails.ts';

/** Inputs that failed once, where they lie beside the checkout. */
const CASES = resolve(import.meta.dirname, '../../../shared/fixtures/cases');

/** Above what an import takes, bytes. */
const MAX_BYTES = 2_000_000;

export type NamedMail = readonly [name: string, source: string];

/** The mails to convert: those of a folder, or all that the tests know, and the cases beside the checkout. */
export function mailsOf(folder: string | undefined): readonly NamedMail[] {
  if (folder !== undefined) return mailsIn(resolve(folder), '');
  return [...foreignMails(), ...mailsIn(process.env.MAIL_CASES ?? CASES, 'case: ')];
}

function mailsIn(folder: string, before: string): readonly NamedMail[] {
  const names = namesIn(folder).filter((name) => /\.html?$/i.test(name));
  return names
    .filter((name) => statSync(join(folder, name)).size <= MAX_BYTES)
    .map((name) => [`${before}${name}`, readFileSync(join(folder, name), 'utf8')]);
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();
  } catch {
    return [];
  }
}
