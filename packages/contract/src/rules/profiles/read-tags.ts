import type { SendingProfile } from '../../profiles/sending-profile.ts';
import { type AddressPosition, FIELD_IN_ADDRESS, positionAfter } from '../links/address-fields.ts';
import { linkElementTags } from '../links/link-elements.ts';
import { type NeutralField, neutralTag, readNeutralTag, verbatimTag } from '../tags/neutral-field.ts';
import { tagPieces } from '../tags/tag-pieces.ts';
import { fieldExpression } from './field-name.ts';
import { formPattern, MAX_READ_LENGTH, spacelessTag } from './form-pattern.ts';
import { withWholeNames } from './names/item-names.ts';
import { createConditionReader } from './read-condition.ts';
import { neutralNames } from './read-name.ts';
import type { TagPlace } from './text-literal.ts';
import { encodedForm, isSpecialField, writeField } from './write-field.ts';

/** Reads the tags of one sending system. */
export interface ProfileReader {
  /** The neutral field that a tag writes; undefined for any other tag. `lists`: those of the repeats around, the innermost last. */
  readonly field: (tag: string, lists?: readonly string[]) => NeutralField | undefined;
  /**
   * An address in which the system's tags are neutral fields, as far as they can be written again as they were: a field
   * that is encoded is a field, one that is not is marked as `raw` where the system would encode it.
   *
   * @param known what else is known of a tag, by its place among those of the address
   */
  readonly address: (
    address: string,
    lists?: readonly string[],
    known?: (tag: string, index: number) => AddressTag,
  ) => string;
}

/** A tag of an address. */
export interface AddressTag {
  /** The tag with the names that the system's writer would use. */
  readonly named: string;
  /** True when the tag may become a field; a tag that depends on other tags stays as it is. */
  readonly isRead: boolean;
}

/**
 * Reads what `writeField` writes, and the same with other blanks and quotes. A tag is read only where it can be written
 * again as it was, so a mail that came from a system goes back to it unchanged in meaning.
 */
export function createProfileReader(profile: SendingProfile): ProfileReader {
  const { tag, fallback } = profile.field;
  const forms = [profile.repeat?.fallback, fallback, tag].flatMap((form) =>
    form && isTagAlone(form) ? [formPattern(form)] : [],
  );
  const encoded = [profile.repeat?.encodedFallback, profile.field.encodedFallback, profile.field.encoded].flatMap(
    (form) => (form && isTagAlone(form) ? [formPattern(form, 'uy')] : []),
  );
  const specials = Object.entries(profile.special ?? {}).map(
    ([name, written]) => [name, spacelessTag(written)] as const,
  );

  function matching(
    forms: readonly RegExp[],
    written: string,
    lists: readonly string[],
    place: TagPlace,
  ): { readonly field: NeutralField; readonly length: number } | undefined {
    for (const form of forms) {
      form.lastIndex = 0;
      const found = form.exec(written);
      const { name, double, single, words } = found?.groups ?? {};
      const text = double ?? single ?? words;
      for (const candidate of name === undefined ? [] : neutralNames(profile, name.trim(), lists, lists.length === 0)) {
        const field = { name: candidate, ...(text && { fallback: text }) };
        const tags = found?.[0] ?? '';
        if (sameTag(writeField(profile, field, place, lists), tags)) return { field, length: tags.length };
      }
    }
    return undefined;
  }

  const field: ProfileReader['field'] = (tag, lists = []) => {
    if (isTooLong(tag)) return undefined;
    const written = withWholeNames(profile, tag, lists.length);
    const special = specials.find(([, each]) => each === spacelessTag(written));
    return special ? { name: special[0] } : matching(forms, written.trim(), lists, 'html')?.field;
  };

  /** A field that stands in an address as it is; undefined where it would not be written so again. */
  function plainInAddress(tag: string, position: AddressPosition, lists: readonly string[]): string | undefined {
    const read = field(tag, lists);
    const whole = withWholeNames(profile, tag, lists.length);
    if (!read || !sameTag(writeField(profile, read, 'address', lists), whole)) return undefined;
    const isEncoded = position !== 'start' && encodedForm(profile, read, placeWithin(position), lists) !== undefined;
    const isSpecial = profile.special !== undefined && isSpecialField(read.name);
    return neutralTag(read.name, read.fallback, isEncoded && !isSpecial ? true : undefined);
  }

  return {
    field,
    address(address, lists = [], known = (named) => ({ named, isRead: true })) {
      let index = -1;
      const pieces = tagPieces(address).map(({ text, isTag }) => {
        if (!isTag) return { text, isTag, isRead: false };
        index += 1;
        const { named, isRead } = known(text, index);
        return { text: named, isTag, isRead };
      });
      let read = '';
      let before = '';
      for (let at = 0; at < pieces.length; at += 1) {
        const { text = '', isTag = false, isRead = false } = pieces[at] ?? {};
        if (!isTag) {
          read += text;
          before += text.trimStart() === '' && before === '' ? '' : text;
          continue;
        }
        const position = positionAfter(before);
        const parts = pieces
          .slice(at, at + MAX_PARTS)
          .map((each) => (each.isTag ? withWholeNames(profile, each.text, lists.length) : each.text));
        const place = placeWithin(position);
        const found =
          position === 'start' || !isRead
            ? undefined
            : encodedAt(parts, (tags) => matching(encoded, tags, lists, place));
        if (found) {
          read += neutralTag(found.field.name, found.field.fallback);
          at += found.count - 1;
        } else {
          read += (isRead ? plainInAddress(text, position, lists) : undefined) ?? verbatimTag(text);
        }
        before += FIELD_IN_ADDRESS;
      }
      return read;
    },
  };
}

/** Largest number of tags and words that encode one field. */
const MAX_PARTS = 5;

/** Returns the field that the first parts write, and the number of these parts; it ends at the end of a part. */
function encodedAt(
  parts: readonly string[],
  read: (tags: string) => { readonly field: NeutralField; readonly length: number } | undefined,
): { readonly field: NeutralField; readonly count: number } | undefined {
  const found = read(parts.join('').slice(0, MAX_READ_LENGTH));
  if (!found || isTooLong(parts[0] ?? '')) return undefined;
  let length = 0;
  for (const [index, part] of parts.entries()) {
    length += part.length;
    if (length === found.length) return { field: found.field, count: index + 1 };
  }
  return undefined;
}

function placeWithin(position: AddressPosition): 'within-web' | 'within-other' {
  return position === 'other' ? 'within-other' : 'within-web';
}

function isTooLong(text: string): boolean {
  return text.length > MAX_READ_LENGTH || /\s{20}/.test(text);
}

/** Less than a tag of its own. */
const OWN_NAME = 0.01;

/** More than some tags that several languages read, of which others would say more. */
const OWN_LANGUAGE = 10;

/** So many tell enough. */
const MAX_TAGS = 300;

/** The system whose tags most of a text's tags are; undefined where none is told apart from neutral fields. */
export function recognizeProfile(
  texts: readonly string[],
  profiles: readonly SendingProfile[],
): SendingProfile | undefined {
  const tags = texts
    .flatMap((text) => [
      ...linkElementTags(text),
      ...tagPieces(text).flatMap((piece) => (piece.isTag ? [piece.text] : [])),
    ])
    .slice(0, MAX_TAGS);
  const names = tags.map((tag) => readNeutralTag(tag)?.name);
  const signs = tags.filter((_, index) => names[index] === undefined);
  let best: { readonly profile: SendingProfile; readonly score: number } | undefined;
  // What only a language says, and none of the systems that speak it, is the language's.
  const plainFirst = profiles.toSorted((one, other) => Number(isSystem(one)) - Number(isSystem(other)));
  for (const profile of plainFirst) {
    const own = names.filter((name) => name !== undefined && isSign(profile, name)).length;
    const spoken = tags.filter((tag) => profile.language?.some((language) => language.test(tag))).length;
    if (signs.length === 0 && own === 0 && spoken === 0) continue;
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
      own * (1 + OWN_NAME) +
      spoken * OWN_LANGUAGE +
      tags.filter((tag) => field(tag)).length / (tags.length * 10 + 1);
    if (score >= 1 && score > (best?.score ?? 0)) best = { profile, score };
  }
  return best?.profile;
}

/** Returns whether a profile is that of a system, with links and names of its own, and not of a language alone. */
function isSystem({ special }: SendingProfile): boolean {
  return special !== undefined;
}

/** Returns whether a name in double braces, which many systems could have, is one that only this system has. */
function isSign({ signs = [] }: SendingProfile, name: string): boolean {
  return signs.some((sign) => (/[.:]$/.test(sign) ? name.startsWith(sign) : name === sign));
}

/** Words beside a tag could be anybody's. */
function isTagAlone(form: string): boolean {
  return !form.includes('<content>');
}

function sameTag(one: string, other: string): boolean {
  return spacelessTag(one) === spacelessTag(other);
}
