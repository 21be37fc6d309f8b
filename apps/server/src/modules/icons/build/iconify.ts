import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** Parts of Iconify's format that are read here; drawings that are turned or moved are left out. */
const iconifyIcons = z.object({
  prefix: z.string(),
  width: z.number().optional(),
  height: z.number().optional(),
  icons: z.record(
    z.string(),
    z.object({
      body: z.string(),
      width: z.number().optional(),
      height: z.number().optional(),
      left: z.number().optional(),
      top: z.number().optional(),
      hidden: z.boolean().optional(),
    }),
  ),
  aliases: z.record(z.string(), z.looseObject({ parent: z.string() })).default({}),
});

const iconifyInfo = z.object({
  name: z.string(),
  version: z.string().optional(),
  author: z.object({ name: z.string(), url: z.string().optional() }),
  license: z.object({ title: z.string(), spdx: z.string().optional(), url: z.string().optional() }),
  category: z.string().optional(),
  palette: z.boolean().optional(),
  hidden: z.boolean().optional(),
});

const iconifyMetadata = z.object({ categories: z.record(z.string(), z.array(z.string())).default({}) });

export type IconifyIcons = z.output<typeof iconifyIcons>;
export type IconifyInfo = z.output<typeof iconifyInfo>;

/** Set as it is published, with its release. */
export interface PublishedSet {
  readonly icons: IconifyIcons;
  readonly info: IconifyInfo;
  /** Names of icons by the set's own categories. */
  readonly categories: Readonly<Record<string, readonly string[]>>;
  readonly release: string;
}

/** Reads a package `@iconify-json/<prefix>` from its folder. */
export function readPackage(folder: string): PublishedSet {
  const { version } = z.object({ version: z.string() }).parse(readJson(path.join(folder, 'package.json')));
  return {
    icons: iconifyIcons.parse(readJson(path.join(folder, 'icons.json'))),
    info: iconifyInfo.parse(readJson(path.join(folder, 'info.json'))),
    categories: iconifyMetadata.parse(readJson(path.join(folder, 'metadata.json'))).categories,
    release: version,
  };
}

/** Returns the names of all sets in the folder of `@iconify/json`, without hidden and unmaintained ones. */
export function namesOfCollection(folder: string): string[] {
  const collections = z.record(z.string(), iconifyInfo).parse(readJson(path.join(folder, 'collections.json')));
  return Object.entries(collections).flatMap(([name, { hidden, category }]) =>
    hidden || category === 'Archive / Unmaintained' ? [] : [name],
  );
}

/** Reads one set of `@iconify/json`. */
export function readFromCollection(folder: string, name: string): PublishedSet {
  const { version } = z.object({ version: z.string() }).parse(readJson(path.join(folder, 'package.json')));
  const json = z
    .looseObject({ info: iconifyInfo, categories: z.record(z.string(), z.array(z.string())).default({}) })
    .parse(readJson(path.join(folder, 'json', `${name}.json`)));
  return { icons: iconifyIcons.parse(json), info: json.info, categories: json.categories, release: version };
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
