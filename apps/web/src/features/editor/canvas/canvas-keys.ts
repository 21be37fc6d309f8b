import { type DocumentNode, instanceAt, locate, type NodeId } from '@mailwright/document';
import type { ForeignElement } from '../core/island/foreign-element.ts';
import { moveByStep } from '../core/session/move-by-step.ts';
import { notifyRefusal } from '../core/session/refusal.ts';
import type { Announce } from '../core/view/use-announce.ts';
import { moveForeignElementByKey, walkForeignElements } from './foreign/foreign-element-keys.ts';
import { walkLinked } from './selection/linked-walk.ts';
import { type WalkKey, walkFrom } from './selection/walk-selection.ts';
import { type Stage, textElement } from './stage.ts';

export interface KeyActions {
  readonly editText: (id: NodeId) => void;
  /** Opens the text of the selected element of foreign HTML; false when it has none. */
  readonly openForeignElement: (id: NodeId) => boolean;
  /** Opens what a block's product or picture is chosen in; false for a block without one. */
  readonly chooseContent: (node: DocumentNode) => boolean;
  readonly announce: Announce;
  /** Says which element of foreign HTML is selected now. */
  readonly announceForeignElement: (foreignElement: ForeignElement) => void;
}

const WALK: Readonly<Record<string, WalkKey>> = {
  ArrowDown: 'next',
  ArrowRight: 'next',
  ArrowUp: 'previous',
  ArrowLeft: 'previous',
  Home: 'first',
  End: 'last',
};

/** Keys that only make sense on the canvas itself; the shortcuts of the editor are bound on the document. */
export function pressKey(stage: Stage, event: KeyboardEvent, actions: KeyActions): void {
  if (event.ctrlKey || event.metaKey || event.defaultPrevented) return;
  const step = WALK[event.key];
  if (event.altKey) {
    if (!step || step === 'first' || step === 'last') return;
    event.preventDefault();
    const by = step === 'next' ? 1 : -1;
    if (!moveForeignElementByKey(stage, by, actions.announceForeignElement)) moveSelection(stage, by, actions);
    return;
  }
  if (step) {
    event.preventDefault();
    if (isInLinked(stage) || !walkForeignElements(stage, step, actions.announceForeignElement))
      walk(stage, step, event.shiftKey, actions);
  } else if (event.key === 'Enter' || event.key === 'F2') {
    event.preventDefault();
    const [id] = stage.editor.getState().selection;
    const isLinked = isInLinked(stage);
    if (!isLinked && id !== undefined && actions.openForeignElement(id)) return;
    if (isLinked || !walkForeignElements(stage, 'inside', actions.announceForeignElement)) enter(stage, actions);
  }
}

/** Returns whether the selection is in a linked module; the keyboard does not enter the foreign HTML of such a module. */
function isInLinked({ editor }: Stage): boolean {
  const { document, selection } = editor.getState();
  return selection.some((id) => instanceAt(document, id) !== undefined);
}

function walk({ editor }: Stage, step: WalkKey, extend: boolean, { announce }: KeyActions): void {
  const { document, selection } = editor.getState();
  const linked = walkLinked(document, selection.at(-1), step);
  const next = linked === undefined ? walkFrom(document, selection.at(-1), step) : linked;
  if (next === null) return;
  editor.select(extend ? [...new Set([...selection, next])] : [next]);
  announce.place(next);
}

function enter(stage: Stage, { editText, chooseContent, announce }: KeyActions): void {
  const { document, selection } = stage.editor.getState();
  const [id] = selection;
  if (id !== undefined && textElement(stage, id) && !locate(document, id)?.node.children) {
    editText(id);
    return;
  }
  const node = id === undefined ? undefined : locate(document, id)?.node;
  if (node && !node.children && chooseContent(node)) return;
  const linked = walkLinked(document, id, 'inside');
  const inside = linked === undefined ? walkFrom(document, id, 'inside') : linked;
  if (inside === null) return;
  stage.editor.select([inside]);
  announce.place(inside);
}

function moveSelection({ editor }: Stage, step: 1 | -1, { announce }: KeyActions): void {
  const [first] = editor.getState().selection;
  if (first === undefined) return;
  const moved = moveByStep(editor, step);
  if (moved === null) announce.stuck();
  else if (notifyRefusal(moved)) announce.place(first);
}
