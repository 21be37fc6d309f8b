import { existsSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { inflateRawSync } from 'node:zlib';
import { BETWEEN_BODIES, ICON_FILE_FORMAT } from './build/icon-file-repository.ts';
import { groupMark, nameMark } from './icon-words.ts';
import type { FoundIcon, IconRepository } from './port.ts';

/** Most words of a search; further words narrow nothing down. */
const MAX_WORDS = 8;

const FOUND = 's.prefix as "set", i.name, s.release, i.colorable, i.trademark';
const FROM = 'icons as i join sets as s on s.id = i.set_id';

/**
 * Opens the file that the build wrote.
 * @throws Error when it is missing, of another format, or no such file
 */
export function openIconFile(file: string): IconRepository {
  // SQLite's own sentence names no file.
  if (!existsSync(file)) throw new Error(`${file} is missing`);
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const format = database.prepare('pragma user_version').get()?.user_version;
    if (format !== ICON_FILE_FORMAT) throw new Error(`${file} has the format ${format}, not ${ICON_FILE_FORMAT}`);
    return createIconRepository(database);
  } catch (error) {
    database.close();
    throw error;
  }
}

function createIconRepository(database: DatabaseSync): IconRepository {
  const matching = database.prepare(
    `select ${FOUND} from (select rowid as id from words where words match ? order by rowid limit ? offset ?) as m
     join icons as i on i.id = m.id join sets as s on s.id = i.set_id order by i.id`,
  );
  const countMatching = database.prepare('select count(*) as total from words where words match ?');
  const ranked = database.prepare(`select ${FOUND} from ${FROM} order by i.id limit ? offset ?`);
  const drawing = database.prepare(
    `select ${FOUND}, i.view_box as viewBox, i.place, b.bodies
     from ${FROM} join blocks as b on b.id = i.block_id where s.prefix = ? and i.name = ?`,
  );
  const sets = database.prepare('select prefix, name, release, author, url, license, icons from sets order by name');

  const found = (...values: SQLInputValue[]) => matching.all(...values).map(foundIcon);

  return {
    search({ words, category, style, offset, count }) {
      const mark = category === null && style === null ? null : groupMark(category, style);
      const marks = mark === null ? [] : [mark];
      const wanted = [...new Set(words)].slice(0, MAX_WORDS);
      if (wanted.length === 0) {
        return marks.length === 0 ? ranked.all(count, offset).map(foundIcon) : found(allOf(marks), count, offset);
      }
      const page: FoundIcon[] = [];
      let skip = offset;
      // A page may begin among the icons that are called so and end among those that are only about it.
      for (const tier of tiersOf(wanted, marks)) {
        const part = found(tier, count - page.length, skip);
        page.push(...part);
        if (page.length === count) break;
        skip = part.length > 0 || skip === 0 ? 0 : skip - Number(countMatching.get(tier)?.total);
      }
      return page;
    },

    find(set, name) {
      const row = drawing.get(set, name);
      if (!row) return null;
      const [left = 0, top = 0, width = 0, height = 0] = String(row.viewBox).split(' ').map(Number);
      const bodies = inflateRawSync(row.bodies as Uint8Array)
        .toString()
        .split(BETWEEN_BODIES);
      return { ...foundIcon(row), viewBox: [left, top, width, height], body: bodies[Number(row.place)] ?? '' };
    },

    sets: () =>
      sets.all().map((row) => ({
        prefix: String(row.prefix),
        name: String(row.name),
        release: String(row.release),
        author: String(row.author),
        url: String(row.url),
        license: String(row.license),
        icons: Number(row.icons),
      })),

    close: () => database.close(),
  };
}

/**
 * Returns the queries for icons with the words in their names, then with longer words there, then about the words; no icon
 * twice.
 */
function tiersOf(words: readonly string[], marks: readonly string[]): string[] {
  const narrowed = marks.map(quoted);
  const called = allOf([...words.map(nameMark), ...marks]);
  const begun = [...words.map((word) => `${quoted(nameMark(word))}*`), ...narrowed].join(' AND ');
  const about = [...words.map((word) => `${quoted(word)}*`), ...narrowed].join(' AND ');
  return [called, `(${begun}) NOT (${called})`, `(${about}) NOT (${begun})`];
}

/** Returns a query for all of the words; quotes keep the query language from interpreting them. */
function allOf(words: readonly string[]): string {
  return words.map(quoted).join(' AND ');
}

function quoted(word: string): string {
  return `"${word}"`;
}

function foundIcon(row: Record<string, unknown>): FoundIcon {
  return {
    set: String(row.set),
    name: String(row.name),
    release: String(row.release),
    colorable: row.colorable === 1,
    trademark: row.trademark === 1,
  };
}
