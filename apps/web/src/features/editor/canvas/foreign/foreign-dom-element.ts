import { type ForeignElement, selectedForeignElement } from '../../core/island/foreign-element.ts';
import { NODE_MARK } from '../frame/rendered-nodes.ts';
import type { Box, Point } from '../geometry.ts';
import type { Stage } from '../stage.ts';

/** On an element of foreign HTML: which one of its source it is. */
export const PART_MARK = 'data-mw-at';

/** The element that stands for a foreign element; null when the view leaves it out. */
export function foreignDomElement({ page }: Stage, { nodeId, index }: ForeignElement): Element | null {
  return page.patcher.elementOf(nodeId)?.querySelector(`[${PART_MARK}="${index}"]`) ?? null;
}

/** Returns the box of a foreign element, frame pixels; null when it is not drawn at all. */
export function foreignElementBox(stage: Stage, foreignElement: ForeignElement): Box | null {
  const element = foreignDomElement(stage, foreignElement);
  if (!element) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  return width === 0 && height === 0 ? null : { left, top, width, height };
}

/** The innermost foreign element under a point (frame pixels). */
export function foreignElementAt(stage: Stage, { x, y }: Point): ForeignElement | null {
  const element = stage.page.document.elementFromPoint(x, y);
  return foreignElementOf(element);
}

export type ForeignElementStep = 'next' | 'previous' | 'first' | 'last' | 'inside';

/**
 * Returns the foreign element that a step of the keyboard leads to, from the selected foreign element or into the node;
 * null when there is none in that direction.
 */
export function foreignElementFrom(stage: Stage, step: ForeignElementStep): ForeignElement | null {
  const foreignElement = selectedForeignElement(stage);
  const [nodeId] = stage.editor.getState().selection;
  const at = foreignElement ? foreignDomElement(stage, foreignElement) : stage.page.patcher.elementOf(nodeId ?? '');
  if (!at) return null;
  if (step === 'inside') return foreignElementOf(at.querySelector(`[${PART_MARK}]`));
  const around = at.parentElement?.closest(`[${PART_MARK}], [${NODE_MARK}]`);
  const siblings = [...(around?.querySelectorAll(`[${PART_MARK}]`) ?? [])].filter(
    (element) => element.parentElement?.closest(`[${PART_MARK}], [${NODE_MARK}]`) === around,
  );
  const position = siblings.indexOf(at);
  const places = { next: position + 1, previous: position - 1, first: 0, last: siblings.length - 1 };
  return foreignElementOf(siblings[places[step]] ?? null);
}

/** The foreign element that an element of the canvas is in. */
export function foreignElementOf(inner: Element | null): ForeignElement | null {
  const element = inner?.closest(`[${PART_MARK}], [${NODE_MARK}]`) ?? null;
  const index = element?.getAttribute(PART_MARK);
  const nodeId = element?.closest(`[${NODE_MARK}]`)?.getAttribute(NODE_MARK);
  return index != null && nodeId != null ? { nodeId, index: Number(index) } : null;
}
