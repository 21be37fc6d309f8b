import { locate, type NodeId } from '@mailwright/document';
import { nextLegalPlace } from '../session/legal-places.ts';
import { type Stage, textElement } from './stage.ts';
import { type WalkKey, walkFrom } from './walk-selection.ts';

export interface KeyActions {
  readonly editText: (id: NodeId) => void;
  /** Says where the selection now stands. */
  readonly announcePlace: (id: NodeId) => void;
  readonly announceStuck: () => void;
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
    moveSelection(stage, step === 'next' ? 1 : -1, actions);
    return;
  }
  if (step) {
    event.preventDefault();
    walk(stage, step, event.shiftKey, actions);
  } else if (event.key === 'Enter') {
    event.preventDefault();
    enter(stage, actions);
  }
}

function walk({ editor }: Stage, step: WalkKey, extend: boolean, { announcePlace }: KeyActions): void {
  const { document, selection } = editor.getState();
  const next = walkFrom(document, selection.at(-1), step);
  if (next === null) return;
  editor.select(extend ? [...new Set([...selection, next])] : [next]);
  announcePlace(next);
}

function enter(stage: Stage, { editText, announcePlace }: KeyActions): void {
  const { document, selection } = stage.editor.getState();
  const [id] = selection;
  if (id !== undefined && textElement(stage, id) && !locate(document, id)?.node.children) {
    editText(id);
    return;
  }
  const inside = walkFrom(document, id, 'inside');
  if (inside === null) return;
  stage.editor.select([inside]);
  announcePlace(inside);
}

function moveSelection({ editor }: Stage, step: 1 | -1, { announcePlace, announceStuck }: KeyActions): void {
  const { document, selection } = editor.getState();
  const [first] = selection;
  const from = first === undefined ? undefined : locate(document, first);
  if (first === undefined || !from) return;
  const target = nextLegalPlace(document, { parentId: from.parent?.id ?? null, index: from.index }, step, (place) =>
    editor.canMove(selection, place),
  );
  if (target && editor.move(selection, target).ok) announcePlace(first);
  else announceStuck();
}
