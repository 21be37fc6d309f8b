import type { OpenTextSlots } from './open-text-slots.ts';
import { type OpenSlot, openSlot } from './place-text-slots.ts';
import { lengthBefore, pointAfter, type TextSlotsChange, type TextSlotsPoint } from './words.ts';

interface Followed {
  readonly open: OpenTextSlots;
  readonly at: TextSlotsPoint;
}

/**
 * Returns the position of the caret after a change that led from `before` to `next`. `holder` is the node whose text
 * contained the caret: when no words are left in it, an empty slot is opened there, which `withRoom` reads.
 */
export function caretAfter(
  before: OpenTextSlots,
  { words, caret }: TextSlotsChange,
  next: OpenTextSlots,
  holder: Node | null,
  withRoom: (gap: OpenSlot) => OpenTextSlots | null,
): Followed {
  const { slot, offset } = caret;
  const range = before.slots[slot]?.range ?? { start: 0, end: 0 };
  const linesOf = (at: number) => words.find((word) => word.slot === at)?.lines;
  const lines = linesOf(slot) ?? [before.values[slot] ?? ''];
  if (lines.at(-1) === '') {
    const by = next.source.length - before.source.length;
    // All that changes before a slot without new words are line breaks; of a slot with new lines nothing does.
    const position = lines.length > 1 || words.length === 0 ? range.end + by : range.start;
    const known = next.slots.findIndex((found) => found.range.start === position && found.value === '');
    if (known >= 0) return { open: next, at: { slot: known, offset: 0 } };
    const gap = holder && openSlot(holder, position, next, next.startOf);
    const open = gap && withRoom(gap);
    if (gap && open) return { open, at: { slot: open.nodes.indexOf(gap.node), offset: 0 } };
  }
  if (lines.length === 1 && next.slots.length === before.slots.length) return { open: next, at: caret };
  const values = before.values.map((value, at) => linesOf(at)?.join('') ?? value);
  const earlier = lines.slice(0, -1).join('').length;
  const length = lengthBefore(values, { slot, offset: earlier + offset });
  return { open: next, at: pointAfter(next.values, length, lines.length > 1) };
}
