import type { SendingProfile } from '../../profiles/sending-profile.ts';
import { type AddressField, addressFields } from '../links/address-fields.ts';
import type { NeutralField } from '../tags/neutral-field.ts';
import { knownName } from './field-name.ts';
import { looseWords, printedText } from './text-literal.ts';
import { encodedForm, fallbackForm, isSpecialField } from './write-field.ts';

/**
 * Reason why a system cannot write a field as meant: it has no such link, its names are one word, it has no fallbacks,
 * or its tags cannot contain all characters of the fallback.
 */
export type FieldProblem = 'special' | 'name' | 'fallback' | 'fallback-signs';

/** Returns the reason why a field cannot be written as meant; undefined when it can. */
export function fieldProblem(
  profile: SendingProfile,
  { name, fallback }: NeutralField,
  lists: readonly string[] = [],
): FieldProblem | undefined {
  if (profile.special && isSpecialField(name)) return profile.special[name] === undefined ? 'special' : undefined;
  const { words, capitals, quoted } = profile.names;
  const isKnown = knownName(profile, name) !== undefined;
  if (!words && !capitals && quoted === undefined && !isKnown && /[ :-]/.test(name) && !/^[a-z]+:/.test(name))
    return 'name';
  if (!fallback) return undefined;
  const form = fallbackForm(profile, name, lists);
  if (form === undefined) return 'fallback';
  const written = form.includes('<content>')
    ? looseWords(fallback, 'html')
    : printedText(fallback, profile.text, 'html');
  return written.isWhole ? undefined : 'fallback-signs';
}

/** A field that leaves raw within an address. */
export interface RawAddressField {
  readonly field: NeutralField;
  /** Its author marked it as raw; without the mark (`withEncodedFields`) the system would encode it. */
  readonly canEncode: boolean;
}

/**
 * The fields that an address goes on with and that the system writes as they are: a blank or a `&` in what a reader has
 * there breaks the address. A field that an address begins with is none.
 */
export function rawAddressFields(
  profile: SendingProfile,
  address: string,
  lists: readonly string[] = [],
): readonly RawAddressField[] {
  return addressFields(address).flatMap(({ field, position }) => {
    if (position === 'start') return [];
    const canEncode = canBeEncoded(profile, { field, position }, lists);
    if (canEncode === undefined || (canEncode && !field.raw)) return [];
    return [{ field, canEncode }];
  });
}

/** Undefined for a field that is not written at all. */
function canBeEncoded(
  profile: SendingProfile,
  { field, position }: AddressField,
  lists: readonly string[],
): boolean | undefined {
  if (profile.special && isSpecialField(field.name))
    return profile.special[field.name] === undefined ? undefined : false;
  return encodedForm(profile, field, position === 'web' ? 'within-web' : 'within-other', lists) !== undefined;
}
