import type { ConditionOperator, ConditionTest, DisplayCondition } from '../conditions/condition.ts';
import { isHarmlessTag } from '../tags/write-tags.ts';
import type { ProfileWriter } from './profile-writer.ts';

/** The tags around a part of a mail that is not shown to everybody once. */
export interface BranchTags {
  readonly before: string;
  readonly after: string;
}

/**
 * The tags around each of `count` parts, the first of which has the condition and the others are shown otherwise; undefined
 * where the system cannot say them. One without `else` is told the opposite condition.
 *
 * @param lists those of the repeats around, the innermost last; a condition stands outside of its own part's repeat
 */
export function conditionTags(
  condition: DisplayCondition,
  count: number,
  writer: Pick<ProfileWriter, 'condition'>,
  lists: readonly string[],
): readonly BranchTags[] | undefined {
  const tags = tagsOf(condition, count, writer, lists);
  return tags?.every(({ before, after }) => isHarmlessTag(before) && isHarmlessTag(after)) ? tags : undefined;
}

function tagsOf(
  condition: DisplayCondition,
  count: number,
  writer: Pick<ProfileWriter, 'condition'>,
  lists: readonly string[],
): readonly BranchTags[] | undefined {
  const written = writer.condition(condition, lists);
  if (!written) return undefined;
  const { open, close } = written;
  const last = count - 1;
  if (last === 0) return [{ before: open, after: close }];
  const parts = Array.from({ length: count }, (_, index) => index);
  const between = written.else;
  if (between !== undefined) {
    return parts.map((index) => ({
      before: index === 0 ? open : index === 1 ? between : '',
      after: index === last ? close : '',
    }));
  }
  const opposite = negatedCondition(condition);
  const others = opposite && writer.condition(opposite, lists);
  return (
    others &&
    parts.map((index) => ({
      before: index === 0 ? open : index === 1 ? others.open : '',
      after: (index === 0 ? close : '') + (index === last ? others.close : ''),
    }))
  );
}

const OPPOSITES: Readonly<Partial<Record<ConditionOperator, ConditionOperator>>> = {
  is: 'is-not',
  'is-not': 'is',
  contains: 'not-contains',
  'not-contains': 'contains',
  'is-empty': 'is-not-empty',
  'is-not-empty': 'is-empty',
};

/** Returns the condition that is true exactly when this one is false; undefined when a test has no opposite operator. */
export function negatedCondition({ match, tests }: DisplayCondition): DisplayCondition | undefined {
  const opposites: ConditionTest[] = [];
  for (const test of tests) {
    const operator = OPPOSITES[test.operator];
    if (!operator) return undefined;
    opposites.push({ ...test, operator });
  }
  return { match: match === 'all' && tests.length > 1 ? 'any' : 'all', tests: opposites };
}
