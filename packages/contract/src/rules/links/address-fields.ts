import { type NeutralField, neutralTag, readNeutralTag } from '../tags/neutral-field.ts';
import { mapTags, tagPieces } from '../tags/tag-pieces.ts';

/**
 * How a field stands in an address. `start`: it is the address, its host, or the one a mail or call goes to, and is
 * written as it is. `web`: an address of the web goes on with it. `other`: one of another kind does, e.g. `mailto:`.
 */
export type AddressPosition = 'start' | 'web' | 'other';

/** Stands for a field in what is before another. */
export const FIELD_IN_ADDRESS = '\uFFFC';

/** Nothing but fields so far, or a host that has not ended. */
const START = /^(?:(?:[\uFFFCa-z][\uFFFCa-z0-9+.-]*:)?\/\/[^/?#]*|[\uFFFC\p{L}\p{N}.-]*(?::\d*)?)$/iu;

/** A scheme without a host: mails, calls, messages. */
const OTHER = /^[a-z][a-z0-9+.-]*:(?!\/\/|\d+(?:[/?#]|$))/i;

/**
 * An address with its fields written by `field` and its words by `words`. A field that is marked as `raw` is written like
 * one at the start.
 *
 * @param other what stands for any other tag; the tag itself unless given
 */
export function mapAddress(
  address: string,
  words: (part: string) => string,
  field: (field: NeutralField, position: AddressPosition) => string,
  other: (tag: string, position: AddressPosition) => string = (tag) => tag,
): string {
  let before = '';
  return mapTags(
    address,
    (part) => {
      before += before === '' ? part.trimStart() : part;
      return words(part);
    },
    (tag) => {
      const read = readNeutralTag(tag);
      const position = positionAfter(before);
      if (!read) return other(tag, position);
      before += FIELD_IN_ADDRESS;
      return field(read, read.raw ? 'start' : position);
    },
  );
}

/** A field of an address, and how it stands there, whether or not it is marked as `raw`. */
export interface AddressField {
  readonly field: NeutralField;
  readonly position: AddressPosition;
}

/** The fields of an address, in order. */
export function addressFields(address: string): readonly AddressField[] {
  const found: AddressField[] = [];
  let before = '';
  for (const { text, isTag } of tagPieces(address.trim())) {
    const field = isTag ? readNeutralTag(text) : undefined;
    if (field) found.push({ field, position: positionAfter(before) });
    before += field ? FIELD_IN_ADDRESS : isTag ? '' : text;
  }
  return found;
}

/** An address whose fields are no longer marked as `raw`: what it goes on with leaves encoded. */
export function withEncodedFields(address: string): string {
  return mapTags(
    address,
    (part) => part,
    (tag) => {
      const field = readNeutralTag(tag);
      return field?.raw ? neutralTag(field.name, field.fallback) : tag;
    },
  );
}

/** How a field stands behind what is before it, where `FIELD_IN_ADDRESS` stands for each field and nothing for other tags. */
export function positionAfter(before: string): AddressPosition {
  if (OTHER.test(before)) return before.includes('?') ? 'other' : 'start';
  return START.test(before) ? 'start' : 'web';
}
