import {
  type CommandResult,
  type DocumentNode,
  type DropTarget,
  mostSpecificReason,
  type NodeId,
  type NodeKind,
  type RefusalReason,
} from '@mailwright/document';
import { type Box, bottom, type Point } from '../geometry.ts';
import { type DropIndicator, dropIndicator, flowOf, gapAt, isPast } from './child-gap.ts';

/** Question that is asked during a drag; the answer comes from the rules and from a few measurements. */
export interface DropQuestion {
  /** Frame pixels. */
  readonly point: Point;
  /** Kind of the dragged node; the most spacious kind when there are several. */
  readonly kind: NodeKind;
  /** Nodes under the pointer, outermost first. */
  readonly path: readonly DocumentNode[];
  readonly roots: readonly DocumentNode[];
  readonly kindOf: (node: DocumentNode) => NodeKind | null;
  readonly measure: (id: NodeId) => Box | null;
  /** Of many children: a box that may be larger, as long as it lies on the same side of the point. */
  readonly measureRoughly: (id: NodeId) => Box | null;
  /** Box of the root list, frame pixels. */
  readonly page: Box;
  readonly ask: (target: DropTarget) => CommandResult;
}

export type DropAnswer =
  | { readonly ok: true; readonly target: DropTarget; readonly mark: DropIndicator }
  | { readonly ok: false; readonly reason: RefusalReason };

/** A container that could take the drop, and the child of it under the pointer, if any. */
interface Candidate {
  readonly container: DocumentNode | null;
  readonly childIndex: number;
}

/** The nearest place that the rules allow, from the innermost container under the pointer outwards. */
export function findDropPlace(question: DropQuestion): DropAnswer {
  const reasons: RefusalReason[] = [];
  for (const candidate of candidates(question)) {
    const place = placeIn(question, candidate);
    const answer = question.ask(place.target);
    if (answer.ok) return { ok: true, ...place };
    reasons.push(answer.reason);
  }
  return { ok: false, reason: mostSpecificReason(reasons) };
}

function candidates(question: DropQuestion): Candidate[] {
  const { path, kindOf } = question;
  const inward: Candidate[] = [{ container: null, childIndex: indexOf(question.roots, path[0]) }];
  path.forEach((node, depth) => {
    const kind = kindOf(node);
    if (kind === null || kind === 'block') return;
    const child = path[depth + 1];
    inward.push({ container: node, childIndex: indexOf(node.children ?? [], child) });
    if (kind === 'section' && !child) inward.push(...nearestColumn(question, node));
  });
  const outward = inward.reverse();
  const edge = path.findIndex((node) => kindOf(node) === 'section' && nearEdge(question, node));
  if (edge < 0) return outward;
  const around = path[edge - 1] ?? null;
  const first = outward.filter((candidate) => candidate.container === around);
  return [...first, ...outward.filter((candidate) => candidate.container !== around)];
}

function indexOf(nodes: readonly DocumentNode[], node: DocumentNode | undefined): number {
  return node ? nodes.indexOf(node) : -1;
}

/** Close to its upper or lower edge a section means the gap beside it; for a dragged section most of it does. */
function nearEdge(question: DropQuestion, section: DocumentNode): boolean {
  const box = question.measure(section.id);
  if (!box) return false;
  const reach = question.kind === 'section' ? Math.min(40, box.height * 0.35) : Math.min(8, box.height * 0.15);
  return question.point.y - box.top < reach || bottom(box) - question.point.y < reach;
}

function nearestColumn(question: DropQuestion, section: DocumentNode): Candidate[] {
  let nearest: DocumentNode | null = null;
  let least = Infinity;
  for (const column of section.children ?? []) {
    const box = question.measure(column.id);
    if (!box) continue;
    const away = Math.hypot(
      Math.max(box.left - question.point.x, 0, question.point.x - box.left - box.width),
      Math.max(box.top - question.point.y, 0, question.point.y - bottom(box)),
    );
    if (away >= least) continue;
    least = away;
    nearest = column;
  }
  return nearest ? [{ container: nearest, childIndex: -1 }] : [];
}

function placeIn(
  question: DropQuestion,
  { container, childIndex }: Candidate,
): { target: DropTarget; mark: DropIndicator } {
  const children = container ? (container.children ?? []) : question.roots;
  const measure = (index: number): Box | null => {
    const child = children[index];
    return child ? question.measure(child.id) : null;
  };
  const roughly = (index: number): Box | null => {
    const child = children[index];
    return child ? question.measureRoughly(child.id) : null;
  };
  const first = Math.max(0, Math.min(childIndex, children.length - 2));
  const sample = [measure(first), measure(first + 1)].filter((box) => box !== null);
  const flow = container && question.kindOf(container) === 'section' ? flowOf(sample) : 'down';
  const under = childIndex >= 0 ? measure(childIndex) : null;
  const index = under
    ? childIndex + (isPast(under, question.point, flow) ? 1 : 0)
    : gapAt(children.length, roughly, question.point, flow);
  const box = (container && question.measure(container.id)) ?? question.page;
  return {
    target: { parentId: container?.id ?? null, index },
    mark: dropIndicator(box, measure(index - 1), measure(index), flow),
  };
}
