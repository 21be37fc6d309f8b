import { type CommandResult, type DropTarget, mostSpecificReason, type RefusalReason } from '@mailwright/document';
import type { DropMark } from '../../core/drag/drag-session.ts';
import type { LayerRow } from './layer-rows.ts';

/** Position of the pointer over the tree. */
export interface LayerPointer {
  /** In rows from the top of the first: 2.25 is in the upper part of the third row. */
  readonly row: number;
  /** The depth the pointer's horizontal position stands for. */
  readonly depth: number;
}

/** A line above row `row` at a depth, or the whole of row `row`. */
export type LayerMark = Extract<DropMark, { readonly row: number }>;

export type LayerDrop =
  | { readonly ok: true; readonly target: DropTarget; readonly mark: LayerMark }
  | { readonly ok: false; readonly reason: RefusalReason };

interface Candidate {
  readonly target: DropTarget;
  readonly mark: LayerMark;
}

/** Upper and lower part of a container's row that mean beside it rather than into it. */
const EDGE = 0.28;

/** The allowed place nearest to the pointer, or why none there is allowed. */
export function layerDrop(
  rows: readonly LayerRow[],
  pointer: LayerPointer,
  ask: (target: DropTarget) => CommandResult,
): LayerDrop {
  const reasons: RefusalReason[] = [];
  for (const { target, mark } of candidates(rows, pointer)) {
    const answer = ask(target);
    if (answer.ok) return { ok: true, target, mark };
    reasons.push(answer.reason);
  }
  return { ok: false, reason: mostSpecificReason(reasons) };
}

function candidates(rows: readonly LayerRow[], { row, depth }: LayerPointer): readonly Candidate[] {
  const at = Math.min(Math.max(Math.floor(row), 0), rows.length - 1);
  const over = rows[at];
  if (!over) return [];
  const part = row - at;
  const inner = over.expanded !== null && part > EDGE && part < 1 - EDGE;
  const gap = inGap(rows, part < 0.5 ? at : at + 1).toSorted((a, b) => away(a, depth) - away(b, depth));
  return inner ? [into(over, at), ...gap] : gap;
}

function away({ mark }: Candidate, depth: number): number {
  return mark.kind === 'between' ? Math.abs(mark.depth - depth) : 0;
}

function into({ node }: LayerRow, row: number): Candidate {
  return { target: { parentId: node.id, index: node.children?.length ?? 0 }, mark: { kind: 'into', row } };
}

/** Returns the possible targets in the gap above row `gap`: before that row, and after everything that ends there. */
function inGap(rows: readonly LayerRow[], gap: number): readonly Candidate[] {
  const next = rows[gap];
  const line = (depth: number): LayerMark => ({ kind: 'between', row: gap, depth });
  const found: Candidate[] = [];
  if (next) found.push({ target: { parentId: next.parentId, index: next.index }, mark: line(next.depth) });
  let at = gap - 1;
  let ended = rows[at];
  if (ended?.expanded && ended.node.children?.length === 0) {
    found.push({ target: { parentId: ended.node.id, index: 0 }, mark: line(ended.depth + 1) });
  }
  while (ended && ended.depth > (next?.depth ?? 0)) {
    found.push({ target: { parentId: ended.parentId, index: ended.index + 1 }, mark: line(ended.depth) });
    const { depth } = ended;
    while (at >= 0 && (rows[at]?.depth ?? 0) >= depth) at -= 1;
    ended = rows[at];
  }
  return found;
}
