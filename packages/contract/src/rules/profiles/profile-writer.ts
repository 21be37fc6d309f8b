import type { SendingProfile } from '../../profiles/sending-profile.ts';
import type { DisplayCondition } from '../conditions/condition.ts';
import { isElementTag, withLinkElements } from '../links/link-elements.ts';
import type { TagPlace } from './text-literal.ts';
import { type WrittenCondition, writeCondition } from './write-condition.ts';
import { writeField } from './write-field.ts';
import { type WrittenRepeat, writeRepeat } from './write-repeat.ts';

/**
 * Writes neutral fields, conditions and repeats as one sending system reads them. The renderer is given one, so that it
 * needs to know no system. `lists`: those of the repeats around, the innermost last.
 */
export interface ProfileWriter {
  readonly field: (name: string, fallback: string | undefined, place: TagPlace, lists?: readonly string[]) => string;
  /** HTML of a block with its links as the system writes them; undefined where it writes them as all do. */
  readonly links?: (html: string) => string;
  /** Returns whether a link to an address is one of those that `links` rewrites. */
  readonly isElementLink?: (address: string) => boolean;
  /** Returns the tags of a condition; undefined when the system cannot express it. */
  readonly condition: (condition: DisplayCondition, lists?: readonly string[]) => WrittenCondition | undefined;
  /** Text before the document, for the system to read. */
  readonly preamble?: string | undefined;
  /** Returns the tags of a repeat; undefined when the system has no repeats. */
  readonly repeat: (list: string, lists?: readonly string[]) => WrittenRepeat | undefined;
}

/** Creates the writer of a profile. */
export function createProfileWriter(profile: SendingProfile): ProfileWriter {
  return {
    field: (name, fallback, place, lists) => writeField(profile, { name, fallback }, place, lists),
    ...(profile.linkElements && { links: withLinkElements, isElementLink: isElementTag }),
    condition: (condition, lists) => writeCondition(profile, condition, lists),
    preamble: profile.preamble,
    repeat: (list, lists) => writeRepeat(profile, list, lists),
  };
}
