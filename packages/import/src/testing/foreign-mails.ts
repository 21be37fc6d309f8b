import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHAPE_MAILS } from './shape-mails.ts';

const SMALL: readonly (readonly [name: string, source: string])[] = [
  [
    'a small mail of two columns',
    '<!doctype html><body><table width="600"><tr><td><h1>Hi {{ name }}</h1></td></tr><tr><td><table align="left" width="300"><tr><td><img src="https://a.example/x.png" alt="A"></td></tr></table><table align="left" width="300"><tr><td><a href="https://a.example">Read</a></td></tr></table></td></tr></table></body>',
  ],
  ...SHAPE_MAILS,
];

/** Reads mails to convert, by name: small ones of our own, and those by others in the folder that `MAIL_FIXTURES` names. */
export function foreignMails(): readonly (readonly [name: string, source: string])[] {
  const folder = process.env.MAIL_FIXTURES;
  if (!folder) return SMALL;
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.html?$/.test(name));
  if (names.length === 0) throw new Error(`MAIL_FIXTURES names ${folder}, where no mail is`);
  return [...SMALL, ...names.map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const)];
}
