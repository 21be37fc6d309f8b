/** Content between two slots of a text, at its start or at its end. */
export interface WordGap {
  /** `joined`: nothing that is seen; `line`: another line begins; `solid`: something with a place in the line (an image). */
  readonly kind: 'joined' | 'line' | 'solid';
  /** The line breaks in it, by their indexes in the island. */
  readonly breaks: readonly number[];
}

/** The words of a text in foreign HTML, slot by slot. */
export interface TextSlots {
  readonly values: readonly string[];
  /** Slots that are not changed. */
  readonly fixed: ReadonlySet<number>;
  /** Before each slot, and after the last one. */
  readonly gaps: readonly WordGap[];
}

export interface TextSlotsPoint {
  readonly slot: number;
  readonly offset: number;
}

export interface TextSlotsRange {
  readonly from: TextSlotsPoint;
  readonly to: TextSlotsPoint;
}

/** Slots with new words; line breaks stand between their lines. */
export interface TextSlotsChange {
  readonly words: readonly { readonly slot: number; readonly lines: readonly string[] }[];
  readonly breaks: readonly number[];
  /**
   * Position of the caret after the change: a slot, by its index before the change, and the offset in the last of its new
   * lines.
   */
  readonly caret: TextSlotsPoint;
}

/**
 * Puts lines in place of what is selected. Tags between slots stay where they are, and everything goes into the first
 * slot that may be changed. null: there is none.
 */
export function replaceTextSlots(
  { values, fixed }: TextSlots,
  { from, to }: TextSlotsRange,
  lines: readonly string[],
  breaks: readonly number[] = [],
): TextSlotsChange | null {
  const slots = range(from.slot, to.slot).filter((slot) => !fixed.has(slot));
  const [receiver] = slots;
  if (receiver === undefined) return null;
  const words = slots.map((slot) => {
    const value = values[slot] ?? '';
    const head = slot === from.slot ? value.slice(0, from.offset) : '';
    const tail = slot === to.slot ? value.slice(to.offset) : '';
    return { slot, lines: slot === receiver ? around(head, lines, tail) : [head + tail] };
  });
  const head = receiver === from.slot ? from.offset : 0;
  const offset = (lines.length > 1 ? 0 : head) + (lines.at(-1) ?? '').length;
  const changed = words.filter(({ slot, lines }) => lines.length > 1 || lines[0] !== values[slot]);
  return { words: changed, breaks, caret: { slot: receiver, offset } };
}

/** Blanks that a browser would swallow where they are typed are no-break spaces: what is typed is seen. */
export function typedText(words: TextSlots, at: TextSlotsPoint, text: string): string {
  if (!text.startsWith(' ')) return text;
  const before = signBefore(words, at);
  return before === null || isBlank(before) ? `\u00a0${text.slice(1)}` : text;
}

/**
 * Returns the offset in the slot of a blank before the caret that no browser would show; null when there is none. Another
 * character is shown in its place while a person types there. The mail itself has the blank.
 */
export function hiddenBlank(words: TextSlots, { slot, offset }: TextSlotsPoint): number | null {
  const value = words.values[slot] ?? '';
  if (value[offset - 1] !== ' ') return null;
  const after = signAfter(words, { slot, offset });
  return after === null || isBlank(after) ? offset - 1 : null;
}

/** Returns whether nothing is visible in the line of a point, so that it has no height and no place for a caret. */
export function isBlankLine({ values, gaps }: TextSlots, { slot, offset }: TextSlotsPoint): boolean {
  let before = (values[slot] ?? '').slice(0, offset);
  let after = (values[slot] ?? '').slice(offset);
  let at = slot;
  for (; gaps[at]?.kind === 'joined' && at > 0; at -= 1) before = (values[at - 1] ?? '') + before;
  const startsLine = gaps[at]?.kind !== 'solid';
  at = slot + 1;
  for (; gaps[at]?.kind === 'joined' && at < values.length; at += 1) after += values[at] ?? '';
  return startsLine && gaps[at]?.kind !== 'solid' && /^[ \t\r\n\f]*$/.test(before + after);
}

/**
 * Returns what a backward deletion of one character removes when the browser names no range: a line break, or a character
 * of another slot.
 */
export function stepBack(
  words: TextSlots,
  { slot }: TextSlotsPoint,
): (TextSlotsRange & { readonly breaks: readonly number[] }) | null {
  for (let at = slot; at >= 0; at -= 1) {
    const lineBreak = words.gaps[at]?.breaks.at(-1);
    const end = { slot: at, offset: 0 };
    const before = words.values[at - 1] ?? '';
    if (lineBreak !== undefined) {
      const from = at > 0 ? { slot: at - 1, offset: before.length } : end;
      return { from, to: end, breaks: [lineBreak] };
    }
    if (words.gaps[at]?.kind === 'line') return null;
    if (before === '') continue;
    const offset = before.length - ([...before].at(-1) ?? '').length;
    return { from: { slot: at - 1, offset }, to: { slot: at - 1, offset: before.length }, breaks: [] };
  }
  return null;
}

/**
 * Returns what a browser wrote, with the blanks around the change as they were before: browsers often turn them into
 * no-break spaces.
 */
export function keepBlanks(before: string, after: string): string {
  const isSame = (a: string | undefined, b: string | undefined) => a === b || (a === ' ' && b === '\u00a0');
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && isSame(before[start], after[start])) start += 1;
  let end = 0;
  while (end < most - start && isSame(before.at(-1 - end), after.at(-1 - end))) end += 1;
  return before.slice(0, start) + after.slice(start, after.length - end) + before.slice(before.length - end);
}

/** The end of what differs between two versions of a text: where undo and redo leave the caret. */
export function changeEnd(before: readonly string[], after: readonly string[]): TextSlotsPoint | null {
  const slot = after.findIndex((value, index) => value !== before[index]);
  if (slot < 0) return null;
  const [old, now] = [before[slot] ?? '', after[slot] ?? ''];
  let same = 0;
  while (same < Math.min(old.length, now.length) && old.at(-1 - same) === now.at(-1 - same)) same += 1;
  return { slot, offset: now.length - same };
}

/** Signs before a point, of all slots. */
export function lengthBefore(values: readonly string[], { slot, offset }: TextSlotsPoint): number {
  return values.slice(0, slot).reduce((sum, value) => sum + value.length, offset);
}

/** The point with so many signs before it; of two the one at the end of a slot, or with `start` at the start of one. */
export function pointAfter(values: readonly string[], length: number, start = false): TextSlotsPoint {
  let rest = length;
  for (const [slot, value] of values.entries()) {
    if (rest < value.length || (rest === value.length && !(start && slot < values.length - 1)))
      return { slot, offset: rest };
    rest -= value.length;
  }
  const last = Math.max(0, values.length - 1);
  return { slot: last, offset: (values[last] ?? '').length };
}

/** null at the start of a line. */
function signBefore({ values, gaps }: TextSlots, { slot, offset }: TextSlotsPoint): string | null {
  if (offset > 0) return values[slot]?.[offset - 1] ?? null;
  for (let at = slot; at >= 0; at -= 1) {
    const kind = gaps[at]?.kind ?? 'line';
    if (kind !== 'joined') return kind === 'line' ? null : 'x';
    const last = values[at - 1]?.at(-1);
    if (last !== undefined) return last;
  }
  return null;
}

/** null at the end of a line. */
function signAfter({ values, gaps }: TextSlots, { slot, offset }: TextSlotsPoint): string | null {
  const next = values[slot]?.[offset];
  if (next !== undefined) return next;
  for (let at = slot + 1; at <= values.length; at += 1) {
    const kind = gaps[at]?.kind ?? 'line';
    if (kind !== 'joined') return kind === 'line' ? null : 'x';
    const first = values[at]?.[0];
    if (first !== undefined) return first;
  }
  return null;
}

function around(head: string, lines: readonly string[], tail: string): readonly string[] {
  const all = lines.length === 0 ? [''] : [...lines];
  all[0] = head + (all[0] ?? '');
  all[all.length - 1] = (all.at(-1) ?? '') + tail;
  return all;
}

function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

function isBlank(sign: string): boolean {
  return /[ \t\r\n\f]/.test(sign);
}
