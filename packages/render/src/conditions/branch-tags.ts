import { isHarmlessTag } from '@mailwright/blocks';
import type { ConditionOperator, ConditionTest, DisplayCondition, ProfileWriter } from '@mailwright/contract';
import { type DocumentNode, ownCondition } from '@mailwright/document';

/** What writes conditions and repeats as a sending system reads them. */
export type BranchWriter = Pick<ProfileWriter, 'condition' | 'repeat'>;

/** The tags around a node that is not shown to everybody once. */
export interface BranchTags {
  readonly before: string;
  readonly after: string;
}

const NO_TAGS: BranchTags = { before: '', after: '' };

/**
 * The tags for the nodes of one place, the first of which may have a condition and the others are shown otherwise.
 * Undefined where there are none, or where the system cannot say them: then everybody is shown all of it.
 */
export function branchTags(
  place: readonly Pick<DocumentNode, 'condition' | 'repeat'>[],
  writer: BranchWriter,
  lists: readonly string[],
): readonly BranchTags[] | undefined {
  const conditions = conditionTags(place, writer, lists);
  if (!conditions) return undefined;
  const tags = place.map(({ repeat }, index) => {
    const { before, after } = conditions[index] ?? NO_TAGS;
    const loop = repeat && repeatTags(repeat.list, writer, lists);
    return loop ? { before: before + loop.before, after: loop.after + after } : { before, after };
  });
  const isHarmless = tags.every(({ before, after }) => isHarmlessTag(before) && isHarmlessTag(after));
  return isHarmless && tags.some(({ before, after }) => before || after) ? tags : undefined;
}

function repeatTags(list: string, writer: BranchWriter, lists: readonly string[]): BranchTags | undefined {
  const written = writer.repeat(list, lists);
  return written && { before: written.open, after: written.close };
}

function conditionTags(
  place: readonly Pick<DocumentNode, 'condition'>[],
  writer: BranchWriter,
  lists: readonly string[],
): readonly BranchTags[] | undefined {
  const condition = ownCondition(place[0]?.condition);
  if (!condition) return place.map(() => NO_TAGS);
  const written = writer.condition(condition, lists);
  if (!written) return undefined;
  const { open, close } = written;
  const last = place.length - 1;
  if (last === 0) return [{ before: open, after: close }];
  const between = written.else;
  if (between !== undefined) {
    return place.map((_, index) => ({
      before: index === 0 ? open : index === 1 ? between : '',
      after: index === last ? close : '',
    }));
  }
  const opposite = negated(condition);
  const others = opposite && writer.condition(opposite, lists);
  return (
    others &&
    place.map((_, index) => ({
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

/** What holds where a condition does not; undefined where no operator says it. */
function negated({ match, tests }: DisplayCondition): DisplayCondition | undefined {
  const opposites: ConditionTest[] = [];
  for (const test of tests) {
    const operator = OPPOSITES[test.operator];
    if (!operator) return undefined;
    opposites.push({ ...test, operator });
  }
  return { match: match === 'all' ? 'any' : 'all', tests: opposites };
}
