import { DatabaseSync } from 'node:sqlite';
import { deflateRawSync } from 'node:zlib';
import { groupMark, iconWords, nameMark } from '../icon-words.ts';
import type { BuiltIcon, BuiltSet } from './built-icon.ts';

/** Number of the file format that the server can read; another number is a file of another release of the product. */
export const ICON_FILE_FORMAT = 1;

const SCHEMA = `
  create table sets (
    id integer primary key, prefix text not null unique, name text not null, release text not null,
    author text not null, url text not null, license text not null, icons integer not null
  );
  create table icons (
    id integer primary key, set_id integer not null references sets (id), name text not null,
    view_box text not null, colorable integer not null, trademark integer not null,
    block_id integer not null, place integer not null
  );
  create unique index icons_by_name on icons (set_id, name);
  create table blocks (id integer primary key, bodies blob not null);
  create virtual table words using fts5(
    text, content = '', detail = none, columnsize = 0, prefix = '1 2 3 4 5 6', tokenize = "ascii tokenchars '_'"
  );
`;

/** Number of drawings that are packed together: packed alone, each takes half as much space again, and six times as long. */
const BLOCK = 32;
/** Separator of drawings; no drawing contains it. */
export const BETWEEN_BODIES = '\n';

/** Writes the file that is then only read. The place of an icon in the list is its rank, and its id. */
export function writeIconFile(file: string, sets: readonly BuiltSet[], ranked: readonly BuiltIcon[]): void {
  const database = new DatabaseSync(file);
  try {
    // Nobody reads it before it is whole, and a build that is cut short begins anew.
    database.exec('pragma journal_mode = off; pragma synchronous = off; pragma page_size = 4096');
    database.exec(`${SCHEMA} begin`);
    const setIds = writeSets(database, sets);
    const places = writeBodies(database, ranked);
    const icon = database.prepare('insert into icons values (?, ?, ?, ?, ?, ?, ?, ?)');
    const words = database.prepare('insert into words (rowid, text) values (?, ?)');
    for (const [index, built] of ranked.entries()) {
      const { set, name, body, left, top, width, height, categories } = built;
      icon.run(
        index + 1,
        setIds.get(set) ?? null,
        name,
        [left, top, width, height].join(' '),
        body.includes('currentColor') ? 1 : 0,
        categories.includes('logos') ? 1 : 0,
        ...(places.get(built) ?? []),
      );
      words.run(index + 1, indexedText(built));
    }
    database.exec(`insert into words (words) values ('optimize'); pragma user_version = ${ICON_FILE_FORMAT}; commit`);
  } finally {
    database.close();
  }
}

/**
 * Packs similar drawings together: those whose names are next to each other in a set. Returns the block of each, and its place
 * there.
 */
function writeBodies(database: DatabaseSync, icons: readonly BuiltIcon[]): Map<BuiltIcon, readonly [number, number]> {
  const insert = database.prepare('insert into blocks values (?, ?)');
  const places = new Map<BuiltIcon, readonly [number, number]>();
  const alike = icons.toSorted((a, b) => order(a.set, b.set) || order(a.name, b.name));
  for (let start = 0; start < alike.length; start += BLOCK) {
    const block = alike.slice(start, start + BLOCK);
    const id = start / BLOCK + 1;
    for (const [place, icon] of block.entries()) places.set(icon, [id, place]);
    insert.run(id, deflateRawSync(block.map(({ body }) => body).join(BETWEEN_BODIES)));
  }
  return places;
}

function order(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

function writeSets(database: DatabaseSync, sets: readonly BuiltSet[]): Map<string, number> {
  const insert = database.prepare('insert into sets values (?, ?, ?, ?, ?, ?, ?, ?)');
  return new Map(
    sets.map(({ prefix, name, release, author, url, license, count }, index) => {
      insert.run(index + 1, prefix, name, release, author, url, license, count);
      return [prefix, index + 1];
    }),
  );
}

function indexedText({ words, otherNames, synonyms, categories, styles }: BuiltIcon): string {
  const name = [...new Set(iconWords([...words, ...otherNames, ...styles].join(' ')))];
  const found = new Set([...name, ...iconWords(synonyms.join(' '))]);
  const groups = [null, ...categories].flatMap((category) =>
    [null, ...styles].map((style) => groupMark(category, style)),
  );
  return [...found, ...name.map(nameMark), ...groups].join(' ');
}
