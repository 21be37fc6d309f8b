import type { CommandResult } from '@mailwright/document';
import { autoScroll, isCalm } from '../../../../shared/pointer/auto-scroll.ts';
import { bottom, contains, type Point } from '../geometry.ts';
import { boxOf, pageBox, pathAt, roughBoxOf, type Stage, toFrame } from '../stage.ts';
import type { DragSource } from './drag-source.ts';
import { type DropAnswer, findDropPlace } from './drop-place.ts';
import { type DragSession, followPointer, type Pointer } from './follow-pointer.ts';

/** Carries something over the canvas. `onEnd` gets what the rules said to the drop; null when nothing was dropped. */
export function startDrag(
  stage: Stage,
  source: DragSource,
  pointer: Pointer,
  onEnd: (result: CommandResult | null) => void,
): DragSession {
  let armed = false;
  const answerAt = (at: Point): DropAnswer | null => (isOver(stage, at) ? placeAt(stage, source, at) : null);
  return followPointer(stage.surface, pointer, {
    onFrame(at, moved) {
      armed ||= isCalm(stage.scroller, at);
      const scrolled = armed && autoScroll(stage.scroller, at);
      if (!moved && !scrolled) return;
      const answer = answerAt(at);
      stage.store.setState({
        drag: {
          at,
          label: source.label,
          moving: source.moving,
          mark: answer?.ok ? answer.mark : null,
          refusal: answer && !answer.ok ? answer.reason : null,
        },
      });
    },
    onLift(at) {
      const answer = answerAt(at);
      stage.store.setState({ drag: null });
      onEnd(answer?.ok ? source.drop(answer.target) : answer);
    },
    onCancel() {
      stage.store.setState({ drag: null });
      onEnd(null);
    },
  });
}

function isOver({ scroller }: Stage, at: Point): boolean {
  const { left, top, width, height } = scroller.getBoundingClientRect();
  return contains({ left, top, width, height }, at);
}

/** The nearest allowed place to a point of the window. */
function placeAt(stage: Stage, source: DragSource, at: Point): DropAnswer {
  const { document } = stage.editor.getState();
  const { registry } = stage.editor.context;
  const point = toFrame(stage, at);
  const page = pageBox(stage);
  // Under the mail's last line a drop means its end; the background beside it is outside the mail.
  const within = { x: point.x, y: Math.min(Math.max(point.y, page.top + 1), bottom(page) - 1) };
  return findDropPlace({
    point: within,
    kind: source.kind,
    path: pathAt(stage, within),
    roots: document.nodes,
    kindOf: (node) => registry.get(node.type)?.kind ?? null,
    measure: (id) => boxOf(stage, id),
    measureRoughly: (id) => roughBoxOf(stage, id),
    page,
    ask: source.ask,
  });
}
