import type { ProfileDemand, SendingProfile } from '../../profiles/sending-profile.ts';
import { spacelessTag } from '../profiles/form-pattern.ts';
import { writeField } from '../profiles/write-field.ts';
import { readNeutralTag } from '../tags/neutral-field.ts';
import { mapTags } from '../tags/tag-pieces.ts';

/**
 * Returns what a system demands of every mail and this one lacks, in the system's order.
 *
 * @param texts all that the mail says and leads to, with neutral fields or with those of the system; its code, too
 */
export function missingDemands(profile: SendingProfile, texts: readonly string[]): readonly ProfileDemand[] {
  const { demands = [] } = profile;
  if (demands.length === 0) return [];
  const written = texts.map((text) => asWritten(profile, text).toLowerCase());
  return demands.filter(
    ({ signs }) => !signs.some((sign) => written.some((text) => holdsSign(text, spacelessTag(sign.toLowerCase())))),
  );
}

function asWritten(profile: SendingProfile, text: string): string {
  return mapTags(
    text,
    (words) => words,
    (tag) => {
      const field = readNeutralTag(tag);
      return field ? mapTags(writeField(profile, field, 'html'), (words) => words, spacelessTag) : spacelessTag(tag);
    },
  );
}

/** Not as a part of a longer name. */
function holdsSign(text: string, sign: string): boolean {
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) {
    const isWhole =
      !(isLetter(sign.at(-1)) && isLetter(text[at + sign.length])) && !(isLetter(sign[0]) && isLetter(text[at - 1]));
    if (isWhole) return true;
  }
  return false;
}

function isLetter(sign: string | undefined): boolean {
  return sign !== undefined && /[\p{L}\p{N}_]/u.test(sign);
}
