import type { SendingProfile } from '../../profiles/sending-profile.ts';
import type { DisplayCondition } from '../conditions/condition.ts';
import type { TagPlace } from './text-literal.ts';
import { type WrittenCondition, writeCondition } from './write-condition.ts';
import { writeField } from './write-field.ts';
import { type WrittenRepeat, writeRepeat } from './write-repeat.ts';

/**
 * Writes neutral fields, conditions and repeats as one sending system reads them. The renderer is given one, so that it
 * needs to know no system. `items`: names of the items of the repeats around, the innermost last.
 */
export interface ProfileWriter {
  readonly field: (name: string, fallback: string | undefined, place: TagPlace, items?: readonly string[]) => string;
  /** Undefined where the system cannot say it. */
  readonly condition: (condition: DisplayCondition, items?: readonly string[]) => WrittenCondition | undefined;
  /** Undefined where the system has no repeats. */
  readonly repeat: (list: string, item: string, items?: readonly string[]) => WrittenRepeat | undefined;
}

/** The writer of a profile. */
export function createProfileWriter(profile: SendingProfile): ProfileWriter {
  return {
    field: (name, fallback, place, items) => writeField(profile, { name, fallback }, place, items),
    condition: (condition, items) => writeCondition(profile, condition, items),
    repeat: (list, item, items) => writeRepeat(profile, { list, item }, items),
  };
}
