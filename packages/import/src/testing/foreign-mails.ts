import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { SHAPE_MAILS } from './shape-mails.ts';

const SMALL: readonly (readonly [name: string, source: string])[] = [
  [
    'a small mail of two columns',
    '<!doctype html><body><table width="600"><tr><td><h1>Hi {{ name }}</h1></td></tr><tr><td><table align="left" width="300"><tr><td><img src="https://a.example/x.png" alt="A"></td></tr></table><table align="left" width="300"><tr><td><a href="https://a.example">Read</a></td></tr></table></td></tr></table></body>',
  ],
  ...SHAPE_MAILS,
];

/** Mails by others: those of `MAIL_FIXTURES`, of `../shared/fixtures/mails` beside the checkout; small ones of our own always. */
export function foreignMails(): readonly (readonly [name: string, source: string])[] {
  const folder = process.env.MAIL_FIXTURES ?? resolve(import.meta.dirname, '../../../../../shared/fixtures/mails');
  if (!existsSync(folder)) return SMALL;
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.html?$/.test(name));
  return [...SMALL, ...names.map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const)];
}
