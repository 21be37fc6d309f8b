import { findNode, ISLAND_TYPE } from '@mailwright/document';
import { type IslandPart, selectedPart, selectPart } from '../../session/island/island-part.ts';
import { islandCode } from '../../session/island/load-island-code.ts';
import { revealPart } from '../selection/reveal.ts';
import type { Stage } from '../stage.ts';
import { type PartStep, partFrom } from './part-element.ts';

/** Walks the elements of foreign HTML by key; true when the step was one of theirs. */
export function walkParts(stage: Stage, step: PartStep, say: (part: IslandPart) => void): boolean {
  const part = selectedPart(stage);
  const { document, selection } = stage.editor.getState();
  const into =
    step === 'inside' && selection.length === 1 && findNode(document, selection[0] ?? '')?.type === ISLAND_TYPE;
  if (!part && !into) return false;
  const next = partFrom(stage, step);
  if (next) {
    selectPart(stage, next);
    revealPart(stage, next);
    say(next);
  }
  return part !== null || next !== null;
}

/** Moves the selected element of foreign HTML among its siblings; true when one is selected. */
export function movePartByKey(stage: Stage, step: 1 | -1, say: (part: IslandPart) => void): boolean {
  const part = selectedPart(stage);
  if (!part) return false;
  if (islandCode()?.movePart(stage, part, step)) say(selectedPart(stage) ?? part);
  return true;
}
