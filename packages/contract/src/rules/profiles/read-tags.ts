import type { SendingProfile } from '../../profiles/sending-profile.ts';
import { type NeutralField, neutralTag, readNeutralTag } from '../tags/neutral-field.ts';
import { mapTags, tagPieces } from '../tags/tag-pieces.ts';
import { fieldExpression } from './field-name.ts';
import { formPattern, LONGEST_READ, spacelessTag } from './form-pattern.ts';
import { createConditionReader } from './read-condition.ts';
import { neutralNames } from './read-name.ts';
import { writeField } from './write-field.ts';

/** Reads the tags of one sending system. */
export interface ProfileReader {
  /** The neutral field that a tag writes; undefined for any other tag. `lists`: those of the repeats around, the innermost last. */
  readonly field: (tag: string, lists?: readonly string[]) => NeutralField | undefined;
}

/**
 * Reads what `writeField` writes, and the same with other blanks and quotes. A tag is read only where it can be written
 * again as it was, so a mail that came from a system goes back to it unchanged in meaning.
 */
export function createProfileReader(profile: SendingProfile): ProfileReader {
  const { tag, fallback } = profile.field;
  const forms = [profile.repeat?.fallback, fallback, tag].flatMap((form) =>
    form && isOneTag(form) ? [formPattern(form)] : [],
  );
  const specials = Object.entries(profile.special ?? {}).map(
    ([name, written]) => [name, spacelessTag(written)] as const,
  );
  return {
    field(written, lists = []) {
      if (written.length > LONGEST_READ || /\s{20}/.test(written)) return undefined;
      const special = specials.find(([, each]) => each === spacelessTag(written));
      if (special) return { name: special[0] };
      for (const form of forms) {
        const { name, double, single, words } = form.exec(written.trim())?.groups ?? {};
        const text = double ?? single ?? words;
        for (const candidate of name === undefined ? [] : neutralNames(profile, name.trim(), lists)) {
          const field = { name: candidate, ...(text && { fallback: text }) };
          if (sameTag(writeField(profile, field, 'html', lists), written)) return field;
        }
      }
      return undefined;
    },
  };
}

/** Less than a tag of its own. */
const OWN_NAME = 0.01;

/** So many tell enough. */
const MOST_TAGS = 300;

/** The system whose tags most of a text's tags are; undefined where none is told apart from neutral fields. */
export function recognizeProfile(
  texts: readonly string[],
  profiles: readonly SendingProfile[],
): SendingProfile | undefined {
  const tags = texts
    .flatMap((text) => tagPieces(text).flatMap((piece) => (piece.isTag ? [piece.text] : [])))
    .slice(0, MOST_TAGS);
  const signs = tags.filter((tag) => readNeutralTag(tag) === undefined);
  let best: { readonly profile: SendingProfile; readonly score: number } | undefined;
  for (const profile of signs.length === 0 ? [] : profiles) {
    const { field } = createProfileReader(profile);
    const { condition, repeat } = createConditionReader(profile);
    // Names that only this system writes so tell it from those that write any name as it is.
    const worth = (tag: string) => {
      const read = field(tag)?.name ?? condition(tag)?.condition.tests[0]?.field ?? repeat(tag)?.list;
      return read === undefined ? 0 : fieldExpression(profile, read) === read ? 1 : 1 + OWN_NAME;
    };
    // A sign tells systems apart; fields that all write alike only weigh where signs do not decide.
    const score =
      signs.reduce((sum, tag) => sum + worth(tag), 0) +
      tags.filter((tag) => field(tag)).length / (tags.length * 10 + 1);
    if (score >= 1 && score > (best?.score ?? 0)) best = { profile, score };
  }
  return best?.profile;
}

/** A text in which the tags of a system are neutral fields, where `field` reads one. */
export function withNeutralTags(text: string, field: (tag: string) => NeutralField | undefined): string {
  return mapTags(
    text,
    (words) => words,
    (tag) => {
      const read = field(tag);
      return read ? neutralTag(read.name, read.fallback) : tag;
    },
  );
}

function isOneTag(form: string): boolean {
  return !form.includes('<content>') && form.split('<name>').length === 2;
}

function sameTag(one: string, other: string): boolean {
  return spacelessTag(one) === spacelessTag(other);
}
