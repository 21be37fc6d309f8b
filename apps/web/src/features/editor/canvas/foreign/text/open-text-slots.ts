import type { NodeId } from '@mailwright/document';
import type { TextSlot } from '@mailwright/island';
import type { ForeignText } from '../../../core/island/foreign-text.ts';
import { islandCode } from '../../../core/island/load-island-code.ts';
import type { Stage } from '../../stage.ts';
import { foreignDomElement } from '../foreign-dom-element.ts';
import { type OpenSlot, placeTextSlots } from './place-text-slots.ts';
import type { TextSlots } from './words.ts';

/** A text of foreign HTML as source and canvas have it now. */
export interface OpenTextSlots extends TextSlots {
  readonly source: string;
  readonly slots: readonly TextSlot[];
  readonly nodes: readonly (Text | null)[];
  readonly element: HTMLElement;
  /** Returns the offset in the source at which an element of the island begins. */
  readonly startOf: (element: number) => number | undefined;
}

/** The element of the canvas in whose lines the words of a foreign element stand. */
function textSlotsElement(stage: Stage, nodeId: NodeId, host: ForeignText['host']): HTMLElement | null {
  const own = host && foreignDomElement(stage, { nodeId, index: host.index });
  // The body of a mail is the node's own element.
  const element = own ?? (host === null || host.tag === 'body' ? stage.page.patcher.elementOf(nodeId) : null);
  return element as HTMLElement | null;
}

/** null: the text is gone, or the canvas shows something else than is written. */
export function readTextSlots(
  stage: Stage,
  nodeId: NodeId,
  host: number | null,
  open: OpenSlot | null = null,
): OpenTextSlots | null {
  const found = islandCode()?.foreignText(stage.editor.getState().document, nodeId, host);
  const element = found && textSlotsElement(stage, nodeId, found.host);
  if (!found || !element || (found.host?.index ?? null) !== host) return null;
  const slots = open ? withOpen(found.slots, open.position) : found.slots;
  const placed = placeTextSlots(element, slots);
  if (!placed) return null;
  const fixed = slots.flatMap(({ readOnly }, slot) => (readOnly !== null || placed.nodes[slot] === null ? [slot] : []));
  return {
    source: found.source,
    slots,
    element,
    values: slots.map(({ value }) => value),
    fixed: new Set(fixed),
    startOf: (index) => found.elements[index]?.range.start,
    ...placed,
  };
}

function withOpen(slots: readonly TextSlot[], position: number): readonly TextSlot[] {
  const at = slots.findIndex(({ range }) => range.start >= position);
  const open: TextSlot = { range: { start: position, end: position }, parent: null, value: '', readOnly: null };
  return at < 0 ? [...slots, open] : slots.toSpliced(at, 0, open);
}
