import type { DocumentNode, NodeId } from '@mailwright/document';
import { followPress } from '../../../shared/pointer/press.ts';
import { clickSelection } from './click-selection.ts';
import { startDrag } from './drag.ts';
import { moveSource } from './drag-source.ts';
import type { Point } from './geometry.ts';
import { pathAt, type Stage, toFrame } from './stage.ts';

export interface SurfaceActions {
  readonly labelOf: (nodes: readonly DocumentNode[]) => string;
  readonly editText: (id: NodeId, at: Point) => void;
  readonly onDropped: (dropped: boolean) => void;
}

/** Binds pointer events to the surface above the frame; answers with what unbinds them. */
export function bindSurface(stage: Stage, actions: SurfaceActions): () => void {
  const { editor, surface, store } = stage;
  const bound = new AbortController();
  const options = { signal: bound.signal };
  let hover: Point | null = null;
  let frame = 0;

  function nodeAt(client: Point): DocumentNode | undefined {
    return pathAt(stage, toFrame(stage, client)).at(-1);
  }

  function down(event: PointerEvent): void {
    if (event.button !== 0) return;
    const node = nodeAt({ x: event.clientX, y: event.clientY });
    const { document, selection } = editor.getState();
    const several = event.shiftKey || event.ctrlKey || event.metaKey;
    const selected = node !== undefined && selection.includes(node.id);
    surface.focus({ preventScroll: true });
    // What is already selected may be about to be dragged with the rest of the selection.
    const atOnce = event.pointerType !== 'touch' && !selected && !several;
    if (atOnce) editor.select(clickSelection(document, selection, node, event));
    followPress(event, {
      onDrag: (pointer) => {
        if (node) dragNodes(stage, selected ? selection : [node.id], pointer, actions);
      },
      onClick: () => {
        if (!atOnce) editor.select(clickSelection(document, selection, node, event));
      },
    });
  }

  function move(event: PointerEvent): void {
    if (event.pointerType === 'touch' || event.buttons !== 0) return;
    hover = { x: event.clientX, y: event.clientY };
    if (!frame) frame = requestAnimationFrame(showHover);
  }

  function showHover(): void {
    frame = 0;
    const hovered = hover && !store.getState().drag ? (nodeAt(hover)?.id ?? null) : null;
    if (hovered !== store.getState().hovered) store.setState({ hovered });
  }

  function leave(): void {
    hover = null;
    store.setState({ hovered: null });
  }

  surface.addEventListener('pointerdown', down, options);
  surface.addEventListener('pointermove', move, options);
  surface.addEventListener('pointerleave', leave, options);
  surface.addEventListener(
    'dblclick',
    (event) => {
      const at = { x: event.clientX, y: event.clientY };
      const node = nodeAt(at);
      if (node) actions.editText(node.id, toFrame(stage, at));
    },
    options,
  );
  // A finger that has picked something up must not scroll any more; touch-action cannot change under way.
  surface.addEventListener(
    'touchmove',
    (event) => {
      if (store.getState().drag) event.preventDefault();
    },
    { ...options, passive: false },
  );
  surface.addEventListener(
    'contextmenu',
    (event) => {
      if (store.getState().drag) event.preventDefault();
    },
    options,
  );
  return () => {
    cancelAnimationFrame(frame);
    bound.abort();
  };
}

/** Picks up nodes of the canvas: from the surface, or by the handle at the selection. */
export function dragNodes(
  stage: Stage,
  ids: readonly NodeId[],
  pointer: { readonly pointerId: number; readonly x: number; readonly y: number },
  { labelOf, onDropped }: Pick<SurfaceActions, 'labelOf' | 'onDropped'>,
): void {
  const nodes = ids.flatMap((id) => stage.page.patcher.nodeOf(id) ?? []);
  if (nodes.length === 0 || stage.editor.context.readOnly) return;
  stage.editor.select(ids);
  startDrag(stage, moveSource(stage.editor, nodes, labelOf(nodes)), pointer, onDropped);
}
