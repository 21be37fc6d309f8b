import {
  type BlockResize,
  type BlockSplit,
  isFieldOpen,
  locate,
  type NodeId,
  updatePropsAnswer,
} from '@mailwright/document';
import { flowOf } from '../drag/child-gap.ts';
import { type Box, bottom, right } from '../geometry.ts';
import { boxOf, type Stage } from '../stage.ts';
import { type ResizeSide, sidesOf } from './resize-value.ts';
import { type Shares, sharesOf } from './split-shares.ts';

interface HandleBase {
  readonly key: string;
  /** Node whose prop it changes. */
  readonly id: NodeId;
  /** The line that is dragged: no width (or no height), frame pixels. */
  readonly line: Box;
}

/** Between child `index` and the next one. */
export interface SplitHandle extends HandleBase {
  readonly kind: 'split';
  readonly split: BlockSplit;
  readonly index: number;
  readonly shares: Shares;
  /** Width of both children, frame pixels. */
  readonly pair: number;
  /** The next child stands to the left, as in a mail read from the right. */
  readonly reversed: boolean;
}

/** At a side of a block. */
export interface ResizeHandle extends HandleBase {
  readonly kind: 'resize';
  readonly resize: BlockResize;
  readonly side: ResizeSide;
  readonly value: number;
  readonly availableWidth: number | undefined;
  readonly centred: boolean;
}

export type Handle = SplitHandle | ResizeHandle;

/** Returns the handles of the selected node: its own measure, and the borders of the columns that it is or has. */
export function handlesOf(stage: Stage, selected: NodeId): readonly Handle[] {
  const { context, getState } = stage.editor;
  const { document } = getState();
  const parent = locate(document, selected)?.parent?.id;
  return [
    ...resizeHandles(stage, selected),
    ...splitHandles(stage, selected),
    ...(parent === undefined ? [] : splitHandles(stage, parent)),
  ].filter((handle) => {
    const { prop } = handle.kind === 'split' ? handle.split : handle.resize;
    const isOpen = isFieldOpen(document, handle.id, prop, context.registry);
    return isOpen && updatePropsAnswer(document, context, handle.id).ok;
  });
}

function splitHandles(stage: Stage, id: NodeId): SplitHandle[] {
  const node = stage.page.patcher.nodeOf(id);
  const split = node && stage.editor.context.registry.get(node.type)?.split;
  if (!node?.children || !split) return [];
  const shares = sharesOf(node.props[split.prop], node.children.length);
  const boxes = node.children.map((child) => boxOf(stage, child.id));
  return boxes.flatMap((box, index) => {
    const next = boxes[index + 1];
    if (!box || !next) return [];
    const flow = flowOf([box, next]);
    if (flow === 'down') return [];
    const reversed = flow === 'across-reversed';
    const [start, end] = reversed ? [next, box] : [box, next];
    const top = Math.min(box.top, next.top);
    const height = Math.max(bottom(box), bottom(next)) - top;
    const line = { left: (right(start) + end.left) / 2, top, width: 0, height };
    const key = `${id} ${index}`;
    return [{ kind: 'split', key, id, line, split, index, shares, pair: box.width + next.width, reversed }];
  });
}

function resizeHandles(stage: Stage, id: NodeId): ResizeHandle[] {
  const { editor, page, view } = stage;
  const node = page.patcher.nodeOf(id);
  const block = node && editor.context.registry.get(node.type);
  const element = page.patcher.elementOf(id);
  if (!node || !block?.resize || !element) return [];
  const { resize } = block;
  const part = partOf(element, resize.part);
  if (!part) return [];
  const { left, top, width, height } = part.getBoundingClientRect();
  if (width === 0) return [];
  const { device } = view.getState();
  const style = { ...block.styleDefaults?.(node, editor.getState().document.settings), ...node.style };
  const align = (device === 'desktop' ? undefined : style[device]?.align) ?? style.align;
  const value = Math.round(resize.axis === 'x' ? width : height);
  const availableWidth = resize.axis === 'x' ? widthAround(part) : undefined;
  return sidesOf(resize, align).map((side) => {
    const line = lineAt({ left, top, width, height }, side);
    return {
      kind: 'resize',
      key: `${id} ${side}`,
      id,
      line,
      resize,
      side,
      value,
      availableWidth,
      centred: align === 'center',
    };
  });
}

function partOf(element: Element, selector: string | undefined): Element | null {
  if (selector === undefined || element.matches(selector)) return element;
  // Of an image's versions, one is to be seen.
  return [...element.querySelectorAll(selector)].find((part) => part.getClientRects().length > 0) ?? null;
}

function lineAt(box: Box, side: ResizeSide): Box {
  if (side === 'bottom') return { ...box, top: bottom(box), height: 0 };
  return { ...box, left: side === 'left' ? box.left : right(box), width: 0 };
}

/** Width that what is around an element leaves for it, frame pixels. */
function widthAround(part: Element): number | undefined {
  const around = part.parentElement;
  const style = around && part.ownerDocument.defaultView?.getComputedStyle(around);
  if (!around || !style) return undefined;
  return Math.floor(around.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight));
}
