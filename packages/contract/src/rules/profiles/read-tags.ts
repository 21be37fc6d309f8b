import type { SendingProfile } from '../../profiles/sending-profile.ts';
import { type NeutralField, neutralTag, readNeutralTag } from '../tags/neutral-field.ts';
import { mapTags, tagPieces } from '../tags/tag-pieces.ts';
import { writeField } from './write-field.ts';

/** Reads the tags of one sending system. */
export interface ProfileReader {
  /** The neutral field that a tag writes; undefined for any other tag. */
  readonly field: (tag: string) => NeutralField | undefined;
}

/** What a place of a form may hold in a tag. */
const PLACES: Readonly<Record<string, string>> = {
  name: '(?<name>[\\p{L}\\p{N}_.:$\\x7b\\x7d|"\'() -]+?)',
  text: '(?:"(?<double>[^"]*)"|\'(?<single>[^\']*)\')',
  words: '(?<words>[^"\'\\x7b\\x7d|\\]]*)',
};

/**
 * Reads what `writeField` writes, and the same with other blanks and quotes. A tag is read only where it can be written
 * again as it was, so a mail that came from a system goes back to it unchanged in meaning.
 */
export function createProfileReader(profile: SendingProfile): ProfileReader {
  const { tag, fallback } = profile.field;
  const forms = [fallback, tag].flatMap((form) => (form && isOneTag(form) ? [patternOf(form)] : []));
  const specials = Object.entries(profile.special ?? {}).map(([name, written]) => [name, spaceless(written)] as const);
  return {
    field(written) {
      const special = specials.find(([, each]) => each === spaceless(written));
      if (special) return { name: special[0] };
      for (const form of forms) {
        const { name, double, single, words } = form.exec(written.trim())?.groups ?? {};
        const text = double ?? single ?? words;
        for (const candidate of name === undefined ? [] : namesOf(profile, name.trim())) {
          const field = { name: candidate, ...(text && { fallback: text }) };
          if (sameTag(writeField(profile, field, 'html'), written)) return field;
        }
      }
      return undefined;
    },
  };
}

/** The system whose tags most of a text's tags are; undefined where none is told apart from neutral fields. */
export function recognizeProfile(
  texts: readonly string[],
  profiles: readonly SendingProfile[],
): SendingProfile | undefined {
  const tags = texts.flatMap((text) => tagPieces(text).flatMap((piece) => (piece.isTag ? [piece.text] : [])));
  const signs = tags.filter((tag) => readNeutralTag(tag) === undefined);
  let best: { readonly profile: SendingProfile; readonly score: number } | undefined;
  for (const profile of signs.length === 0 ? [] : profiles) {
    const { field } = createProfileReader(profile);
    // A sign tells systems apart; fields that all write alike only weigh where signs do not decide.
    const score = signs.filter(field).length + tags.filter(field).length / (tags.length * 10 + 1);
    if (score >= 1 && score > (best?.score ?? 0)) best = { profile, score };
  }
  return best?.profile;
}

/** A text in which the tags of a system are neutral fields, where they can be. */
export function withNeutralTags(text: string, reader: ProfileReader): string {
  return mapTags(
    text,
    (words) => words,
    (tag) => {
      const field = reader.field(tag);
      return field ? neutralTag(field.name, field.fallback) : tag;
    },
  );
}

function isOneTag(form: string): boolean {
  return !form.includes('<content>') && form.split('<name>').length === 2;
}

function patternOf(form: string): RegExp {
  const source = form
    .split(/(<\w+>|\s+)/)
    .map((part) => {
      if (/^\s+$/.test(part)) return '\\s*';
      return PLACES[part.slice(1, -1)] ?? part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    })
    .join('');
  return new RegExp(`^${source}$`, 'u');
}

/** Neutral names that a system's own could stand for: one that is known, what is in its usual form, and itself. */
function namesOf({ names }: SendingProfile, name: string): readonly string[] {
  const known = Object.entries(names.known ?? {}).flatMap(([key, own]) =>
    own === name ? [KNOWN_NAMES[key] ?? key] : [],
  );
  const [before = '', after = ''] = names.other.split('<name>');
  const inner =
    name.length > before.length + after.length && name.startsWith(before) && name.endsWith(after)
      ? [name.slice(before.length, name.length - after.length)]
      : [];
  return [...known, ...inner, name].filter((each) => NAME.test(each) && !KEYWORD.test(each));
}

/** A colon parts a condition or a namespace from what it is about. */
const NAME = /^[\p{L}_][\p{L}\p{N}_. -]*$/u;

const KEYWORD = /^(?:else|elseif|elsif|end|endif|endfor|if|for|this|item)$/i;

/** As fields are called here from the start. */
const KNOWN_NAMES: Readonly<Record<string, string>> = {
  firstname: 'firstName',
  lastname: 'lastName',
  jobtitle: 'jobTitle',
};

function sameTag(one: string, other: string): boolean {
  return spaceless(one) === spaceless(other);
}

/** Without blanks, and with one kind of quotes. */
function spaceless(tag: string): string {
  return tag.replace(/\s+/g, '').replaceAll("'", '"');
}
