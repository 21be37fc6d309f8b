import { readFile } from 'node:fs/promises';
import type { IconSetFacts } from '../port.ts';

/** Copyright notices of sets whose license demands them, as in their license files. */
const NOTICES: Readonly<Record<string, string>> = {
  bi: 'Copyright (c) 2019-2025 The Bootstrap Authors',
  fluent: 'Copyright (c) 2020 Microsoft Corporation',
  'fluent-emoji-flat': 'Copyright (c) Microsoft Corporation',
  heroicons: 'Copyright (c) 2020 Refactoring UI Inc.',
  iconoir: 'Copyright (c) 2018 Luca Burgio',
  lucide: 'Copyright (c) 2020, Lucide Contributors',
  'material-symbols': 'Copyright 2016 - 2020 Google LLC and Contributors',
  ph: 'Copyright (c) 2022 Phosphor Icons',
  tabler: 'Copyright (c) 2020-2025 Paweł Kuna',
};

const HEAD = `Icons that Mailwright offers, by set

The drawings are free to use in business and need no credit in a mail. Logos show marks of their owners: using one may
need the owner's permission, whatever the license of the drawing says.
`;

/** Returns every set with its author and license, and each license text once. */
export async function licenseText(sets: readonly IconSetFacts[]): Promise<string> {
  const names = [...new Set(sets.map(({ license }) => license))].sort();
  const texts = await Promise.all(names.map(readLicense));
  return [HEAD, ...sets.map(describe), ...texts].join(`\n${'-'.repeat(78)}\n\n`);
}

function describe({ prefix, name, release, author, url, license, icons }: IconSetFacts): string {
  const notice = NOTICES[prefix] ?? `Copyright (c) ${author}`;
  return `${name} (${prefix} ${release}), ${icons} icons\n${notice}\nLicense: ${license}\n${url}\n`;
}

async function readLicense(name: string): Promise<string> {
  return `${name}\n\n${await readFile(new URL(`./${name}.txt`, import.meta.url), 'utf8')}`;
}
