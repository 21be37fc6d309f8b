import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildIconFile } from '../modules/icons/build/build-icon-file.ts';
import { type PublishedSet, readPackage } from '../modules/icons/build/iconify.ts';

const PACKAGES = path.resolve(import.meta.dirname, '../../../../node_modules/@iconify-json');

/** A set that is published nowhere. */
export function publishedSet(
  prefix: string,
  license: string,
  bodies: Readonly<Record<string, string>>,
  rest: Partial<PublishedSet['icons']> = {},
): PublishedSet {
  const icons = Object.fromEntries(Object.entries(bodies).map(([name, body]) => [name, { body }]));
  return {
    icons: { prefix, width: 24, height: 24, icons, aliases: {}, ...rest },
    info: { name: `Set ${prefix}`, author: { name: 'Ada' }, license: { title: license, spdx: license } },
    categories: {},
    release: '1.0.0',
  };
}

let built: string | null = null;

/** A file of icons of a few installed sets and two colored drawings, built once for all tests of this process. */
export function testIconFile(): string {
  if (built !== null) return built;
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'mailwright-icons-')), 'icons.db');
  const installed = ['lucide', 'heroicons', 'bi', 'fluent'].map((name) => readPackage(path.join(PACKAGES, name)));
  const colored = publishedSet('paint', 'CC0-1.0', {
    'red-ball': '<circle cx="12" cy="12" r="10" fill="#f00"/>',
    'wide-flag': '<path fill="#00f" d="M0 0h24v24H0z"/>',
  });
  buildIconFile(file, [...installed, colored]);
  built = file;
  return file;
}
