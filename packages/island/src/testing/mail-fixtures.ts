import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { OWN_MAILS } from './own-mails.ts';

/** Real mails, by name: those of `MAIL_FIXTURES`, of `../shared/fixtures/mails` beside the checkout, else our own. */
export function mailFixtures(): readonly (readonly [name: string, source: string])[] {
  const folder = process.env.MAIL_FIXTURES ?? resolve(import.meta.dirname, '../../../../../shared/fixtures/mails');
  if (!existsSync(folder)) return OWN_MAILS;
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.html?$/.test(name));
  return [...OWN_MAILS, ...names.map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const)];
}
