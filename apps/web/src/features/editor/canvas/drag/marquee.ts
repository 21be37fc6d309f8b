import type { NodeId } from '@mailwright/document';
import { followPointer, type Pointer } from '../../../../shared/pointer/follow-pointer.ts';
import { linkedTargets } from '../../core/linked/linked-target.ts';
import { touchedBlocks } from '../frame/touched-blocks.ts';
import { boxBetween, type Point } from '../geometry.ts';
import { boxOf, type Stage, toFrame } from '../stage.ts';

/**
 * Draws a box from where the pointer went down and selects the blocks it touches once the pointer is lifted; with
 * `add` beside what is selected. The corner is kept in the mail's own pixels, so it stays where it was while scrolling.
 */
export function startMarquee(
  stage: Stage,
  pointer: Pointer,
  add: boolean,
  onSelected: (ids: readonly NodeId[]) => void,
): void {
  const { editor, scroller, store } = stage;
  const corner = toFrame(stage, pointer);

  function draw(at: Point): readonly NodeId[] {
    const box = boxBetween(corner, toFrame(stage, at));
    const { document } = editor.getState();
    const touched = touchedBlocks(document.nodes, box, (id) => boxOf(stage, id));
    const found = linkedTargets(document, touched);
    const before = store.getState().marquee?.ids;
    const ids = before && sameIds(before, found) ? before : found;
    store.setState({ marquee: { box, ids, add } });
    return ids;
  }

  store.setState({ hovered: null });
  followPointer(pointer, {
    capture: stage.surface,
    scroller,
    entering: true,
    onFrame: draw,
    onLift(at) {
      const ids = draw(at);
      // Selected while the box is still there: what was drawn around is in sight, nothing is to be scrolled to.
      editor.select(add ? [...editor.getState().selection, ...ids] : ids);
      store.setState({ marquee: null });
      onSelected(editor.getState().selection);
    },
    onCancel: () => store.setState({ marquee: null }),
  });
}

function sameIds(a: readonly NodeId[], b: readonly NodeId[]): boolean {
  return a.length === b.length && a.every((id, index) => id === b[index]);
}
