import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OWN_MAILS } from './own-mails.ts';

/** Reads mails to test with, by name: our own, and those by others in the folder that `MAIL_FIXTURES` names. */
export function mailFixtures(): readonly (readonly [name: string, source: string])[] {
  const folder = process.env.MAIL_FIXTURES;
  if (!folder) return OWN_MAILS;
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.html?$/.test(name));
  if (names.length === 0) throw new Error(`MAIL_FIXTURES names ${folder}, where no mail is`);
  return [...OWN_MAILS, ...names.map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const)];
}
