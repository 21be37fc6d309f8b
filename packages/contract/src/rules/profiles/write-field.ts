import type { SendingProfile, SpecialField } from '../../profiles/sending-profile.ts';
import type { NeutralField } from '../tags/neutral-field.ts';
import { fieldExpression, knownName, listOf } from './field-name.ts';
import { fillForm } from './fill-form.ts';
import { looseWords, printedText, type TagPlace } from './text-literal.ts';

const SPECIAL_FIELDS: ReadonlySet<string> = new Set<SpecialField>([
  'unsubscribe',
  'unsubscribe_profile',
  'view_in_browser',
  'sender_address',
  'preheader',
]);

/** Returns whether a name is one of the fields that systems fill in by themselves. */
export function isSpecialField(name: string): name is SpecialField {
  return SPECIAL_FIELDS.has(name);
}

/**
 * Returns the tag of a field in the system's syntax, '' when the system has no such link. The tag contains at most one
 * kind of quotes and nothing that could be read as markup, so it can be in texts and in attributes.
 *
 * @param lists the lists of the repeats around, the innermost last
 */
export function writeField(
  profile: SendingProfile,
  { name, fallback }: NeutralField,
  place: TagPlace,
  lists: readonly string[] = [],
): string {
  if (profile.special && isSpecialField(name)) return profile.special[name] ?? '';
  const { tag, plainOptional, plainTag = tag, plainFallback } = profile.field;
  const isPlain = place.startsWith('plain');
  const values = { name: fieldExpression(profile, name, lists) };
  const encoded = encodedForm(profile, { name, fallback }, place, lists);
  if (encoded !== undefined) return fillForm(encoded, { ...values, ...encodedFallback(profile, fallback) });
  const form = fallbackForm(profile, name, lists);
  if (!fallback || form === undefined) {
    const plain = knownName(profile, name) === undefined ? (plainOptional ?? plainTag) : plainTag;
    return fillForm(isPlain ? plain : tag, values);
  }
  const words = printedText(fallback, profile.text, place).text;
  const content = looseWords(fallback, place).text;
  return fillForm(isPlain ? (plainFallback ?? form) : form, { ...values, text: `"${words}"`, words, content });
}

/** Returns the system's form of this field with a fallback; undefined when it has none. */
export function fallbackForm(profile: SendingProfile, name: string, lists: readonly string[]): string | undefined {
  const ofItem = listOf(name, lists) < 0 ? undefined : profile.repeat?.fallback;
  return ofItem ?? profile.field.fallback;
}

/**
 * Returns the system's form of a percent-encoded field; undefined when it has none, and in places where fields are not
 * encoded: in texts, and at the start of an address.
 */
export function encodedForm(
  profile: SendingProfile,
  { name, fallback }: NeutralField,
  place: TagPlace,
  lists: readonly string[],
): string | undefined {
  const { encoded, encodesBlanksAsPlus } = profile.field;
  const isOther = place.endsWith('within-other');
  if (!isOther && !place.endsWith('within-web')) return undefined;
  if (isOther && encodesBlanksAsPlus) return undefined;
  if (!fallback || fallbackForm(profile, name, lists) === undefined) return encoded;
  const ofItem = listOf(name, lists) < 0 ? undefined : profile.repeat?.encodedFallback;
  return ofItem ?? profile.field.encodedFallback;
}

/** Writes a fallback of an address: within a tag the system encodes it, beside one it is encoded here. */
function encodedFallback(profile: SendingProfile, fallback: string | undefined): Readonly<Record<string, string>> {
  if (!fallback) return {};
  const words = printedText(fallback, { ...profile.text, escapesHtml: true }, 'html').text;
  const content = encodeURIComponent(looseWords(fallback, 'plain').text);
  return { text: `"${words}"`, words, content };
}
