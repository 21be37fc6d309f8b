import { type DocumentNode, instanceAt, type NodeId } from '@mailwright/document';
import { detectDrag } from '../../../shared/pointer/detect-drag.ts';
import type { Pointer } from '../../../shared/pointer/follow-pointer.ts';
import { moveSource } from '../core/drag/drag-source.ts';
import { focusImageField } from '../core/images/choose-image.ts';
import { isSameForeignElement, selectedForeignElement, selectForeignElement } from '../core/island/foreign-element.ts';
import { linkedTarget } from '../core/linked/linked-target.ts';
import { notifyRefusal } from '../core/session/refusal.ts';
import { isByKey, openContextMenu } from '../core/view/context-menu.ts';
import { startMarquee } from './drag/marquee.ts';
import { foreignElementAt } from './foreign/foreign-dom-element.ts';
import type { Point } from './geometry.ts';
import { type ClickKeys, clickSelection } from './selection/click-selection.ts';
import { isHolding, pathAt, type Stage, toFrame } from './stage.ts';

export interface SurfaceActions {
  readonly labelOf: (nodes: readonly DocumentNode[]) => string;
  readonly editText: (id: NodeId, at: Point) => void;
  readonly onSelected: (ids: readonly NodeId[]) => void;
}

/**
 * Binds pointer events to the surface above the frame and to the background around it; answers with what unbinds them.
 */
export function bindSurface(stage: Stage, actions: SurfaceActions): () => void {
  const { scroller, surface, store, view } = stage;
  const bound = new AbortController();
  const options = { signal: bound.signal };
  let hover: Point | null = null;
  let frame = 0;

  function down(event: PointerEvent): void {
    if (event.button !== 0 || view.getState().preview) return;
    const onBackground = isBackground(scroller, event);
    if (event.target !== surface && !onBackground) return;
    if (view.getState().editingText !== null) view.setState({ editingText: null });
    const at = { x: event.clientX, y: event.clientY };
    const node = onBackground ? undefined : targetAt(stage, at);
    surface.focus({ preventScroll: true });
    if (view.getState().compact) tapNode(stage, node, event, actions);
    else if (node) pressNode(stage, node, event, actions);
    else pressBackground(stage, event, actions);
  }

  function move(event: PointerEvent): void {
    if (event.pointerType === 'touch' || event.buttons !== 0) return;
    hover = { x: event.clientX, y: event.clientY };
    if (!frame) frame = requestAnimationFrame(showHover);
  }

  function showHover(): void {
    frame = 0;
    const at = isHolding(stage) ? null : hover;
    const hovered = at ? (targetAt(stage, at)?.id ?? null) : null;
    const hoveredForeignElement = at && foreignElementUnder(stage, at, hovered);
    const now = store.getState();
    if (hovered !== now.hovered || !isSameForeignElement(hoveredForeignElement, now.hoveredForeignElement))
      store.setState({ hovered, hoveredForeignElement });
  }

  function leave(): void {
    hover = null;
    store.setState({ hovered: null, hoveredForeignElement: null });
  }

  const hold = (event: Event) => {
    if (isHolding(stage)) event.preventDefault();
  };
  const menu = (event: MouseEvent) => {
    const onBackground = isBackground(scroller, event);
    const { preview, compact, editingText } = view.getState();
    if (event.defaultPrevented || preview || compact || editingText !== null) return;
    if (event.target !== surface && !onBackground) return;
    const node = onBackground ? undefined : targetAt(stage, { x: event.clientX, y: event.clientY });
    const { selection } = stage.editor.getState();
    const byKey = isByKey(event);
    if (!byKey && (node === undefined || !selection.includes(node.id))) stage.editor.select(node ? [node.id] : []);
    openContextMenu(stage, event, () => scroller.querySelector('[data-tag]'));
  };
  // Pressing the background must not take the focus from the surface that has just got it.
  const keepFocus = (event: MouseEvent) => {
    if (isBackground(scroller, event)) event.preventDefault();
  };
  const open = (event: MouseEvent) => {
    const at = { x: event.clientX, y: event.clientY };
    const node = nodeAt(stage, at);
    if (!node) return;
    // What is not open in a linked module cannot be gone into.
    if (targetAt(stage, at) !== node) notifyRefusal({ ok: false, reason: 'IN_LINKED_MODULE' });
    else actions.editText(node.id, toFrame(stage, at));
  };

  scroller.addEventListener('pointerdown', down, options);
  scroller.addEventListener('mousedown', keepFocus, options);
  surface.addEventListener('pointermove', move, options);
  surface.addEventListener('pointerleave', leave, options);
  surface.addEventListener('dblclick', open, options);
  // A finger that has picked something up must not scroll any more; touch-action cannot change under way.
  scroller.addEventListener('touchmove', hold, { ...options, passive: false });
  scroller.addEventListener('contextmenu', hold, options);
  scroller.addEventListener('contextmenu', menu, options);
  return () => {
    cancelAnimationFrame(frame);
    bound.abort();
  };
}

/** The node under a point of the window; none on the page wrapper's empty margin, which is background. */
function nodeAt(stage: Stage, client: Point): DocumentNode | undefined {
  const node = pathAt(stage, toFrame(stage, client)).at(-1);
  const full = node && (node.children?.length ?? 0) > 0;
  return full && stage.editor.context.registry.get(node.type)?.kind === 'wrapper' ? undefined : node;
}

/** Returns the node that a press at a point of the window targets: in a linked module the module itself, before its content. */
function targetAt(stage: Stage, client: Point): DocumentNode | undefined {
  const node = nodeAt(stage, client);
  const { document, selection } = stage.editor.getState();
  return node && linkedTarget(document, selection, node);
}

/** The element of foreign HTML at a point of the window; a linked module has none that could be changed. */
function foreignElementUnder(stage: Stage, client: Point, id: NodeId | null) {
  const isLinked = id !== null && instanceAt(stage.editor.getState().document, id) !== undefined;
  return isLinked ? null : foreignElementAt(stage, toFrame(stage, client));
}

/** Beside the stage, and not on a scrollbar. */
function isBackground(scroller: HTMLElement, { target, clientX, clientY }: MouseEvent): boolean {
  if (target !== scroller) return false;
  const { left, top } = scroller.getBoundingClientRect();
  return (
    clientX - left - scroller.clientLeft < scroller.clientWidth &&
    clientY - top - scroller.clientTop < scroller.clientHeight
  );
}

function pressNode(stage: Stage, node: DocumentNode, event: PointerEvent, actions: SurfaceActions): void {
  const { editor } = stage;
  const { document, selection } = editor.getState();
  // A linked module is dragged as a whole, wherever it is held.
  const dragged = instanceAt(document, node.id)?.top ?? node;
  const isCarried = selection.includes(dragged.id);
  const selected = isCarried || selection.includes(node.id);
  // What is already selected may be about to be dragged with the rest of the selection.
  const atOnce = event.pointerType !== 'touch' && !selected && !isSeveral(event);
  const foreignElement = isSeveral(event)
    ? null
    : foreignElementUnder(stage, { x: event.clientX, y: event.clientY }, node.id);
  const select = () => {
    editor.select(clickSelection(document, selection, node, event));
    selectForeignElement(stage, foreignElement);
  };
  if (atOnce) select();
  detectDrag(event, {
    onDrag: (pointer) => dragNodes(stage, isCarried ? selection : [dragged.id], pointer, actions.labelOf),
    onClick: () => {
      if (!atOnce) select();
      if (!isSeveral(event)) focusImageField(stage, node);
    },
  });
}

/** On a phone a tap selects, and a tap on what is selected opens its text; dragging scrolls. */
function tapNode(
  stage: Stage,
  node: DocumentNode | undefined,
  event: PointerEvent,
  { editText, onSelected }: SurfaceActions,
): void {
  detectDrag(event, {
    onDrag: () => undefined,
    onClick: (up) => {
      const { editor } = stage;
      const { selection } = editor.getState();
      const at = toFrame(stage, { x: up.clientX, y: up.clientY });
      const foreignElement = node ? foreignElementUnder(stage, { x: up.clientX, y: up.clientY }, node.id) : null;
      const isSelected = node !== undefined && selection.length === 1 && selection[0] === node.id;
      if (isSelected && isSameForeignElement(foreignElement, selectedForeignElement(stage))) {
        editText(node.id, at);
        return;
      }
      editor.select(node ? [node.id] : []);
      selectForeignElement(stage, foreignElement);
      onSelected(node ? [node.id] : []);
    },
  });
}

function pressBackground(stage: Stage, event: PointerEvent, { onSelected }: SurfaceActions): void {
  const { editor } = stage;
  detectDrag(event, {
    onDrag: (pointer) => startMarquee(stage, pointer, isSeveral(event), onSelected),
    onClick: () => {
      if (!isSeveral(event)) editor.select([]);
    },
  });
}

function isSeveral({ shiftKey, ctrlKey, metaKey }: ClickKeys): boolean {
  return shiftKey || ctrlKey || metaKey;
}

/** Picks up nodes of the canvas: from the surface, or by the handle at the selection. */
export function dragNodes(
  stage: Stage,
  ids: readonly NodeId[],
  pointer: Pointer,
  labelOf: SurfaceActions['labelOf'],
): void {
  const nodes = ids.flatMap((id) => stage.page.patcher.nodeOf(id) ?? []);
  if (nodes.length === 0) return;
  stage.editor.select(ids);
  selectForeignElement(stage, null);
  stage.dragging.start(moveSource(stage.editor, nodes, labelOf(nodes), 'canvas'), pointer);
}
