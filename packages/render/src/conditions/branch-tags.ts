import { type BranchTags, conditionTags, isHarmlessTag, type ProfileWriter } from '@mailwright/contract';
import { type DocumentNode, entryListOf, ownCondition } from '@mailwright/document';

/** Writes the tags of conditions and repeats for a sending system. */
export type BranchWriter = Pick<ProfileWriter, 'condition' | 'repeat'>;

const NO_TAGS: BranchTags = { before: '', after: '' };

/**
 * The tags for the nodes of one place, the first of which may have a condition and the others are shown otherwise.
 * Undefined where there are none, or where the system cannot say the condition: then everybody is shown all of it, each in a
 * place of its own (`loopTags`).
 */
export function branchTags(
  place: readonly Pick<DocumentNode, 'condition' | 'repeat'>[],
  writer: BranchWriter,
  lists: readonly string[],
): readonly BranchTags[] | undefined {
  const condition = ownCondition(place[0]?.condition);
  const list = place[0] && entryListOf(place[0]);
  const conditions = condition && conditionTags(condition, place.length, writer, list ? [...lists, list] : lists);
  if (condition && !conditions) return undefined;
  if (list !== undefined) return entryTags(conditions ?? [], loopTags(list, writer, lists));
  const tags = place.map(({ repeat }, index) => {
    const { before, after } = conditions?.[index] ?? NO_TAGS;
    const loop = repeat ? loopTags(repeat.list, writer, lists) : undefined;
    return loop ? { before: before + loop.before, after: loop.after + after } : { before, after };
  });
  return tags.some(({ before, after }) => before || after) ? tags : undefined;
}

/** One repeat around all of a place whose condition is asked for each entry; without the repeat there is nobody to ask. */
function entryTags(conditions: readonly BranchTags[], loop: BranchTags | undefined): readonly BranchTags[] | undefined {
  return (
    loop &&
    conditions.map(({ before, after }, index) => ({
      before: index === 0 ? loop.before + before : before,
      after: index === conditions.length - 1 ? after + loop.after : after,
    }))
  );
}

/** The tags around what is repeated; undefined where the system cannot say them. */
export function loopTags(
  list: string,
  writer: Pick<BranchWriter, 'repeat'>,
  lists: readonly string[],
): BranchTags | undefined {
  const written = writer.repeat(list, lists);
  return written && isHarmlessTag(written.open) && isHarmlessTag(written.close)
    ? { before: written.open, after: written.close }
    : undefined;
}
