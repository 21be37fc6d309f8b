import { findNode, ISLAND_TYPE } from '@mailwright/document';
import {
  type ForeignElement,
  selectedForeignElement,
  selectForeignElement,
} from '../../core/island/foreign-element.ts';
import { islandCode } from '../../core/island/load-island-code.ts';
import { revealForeignElement } from '../selection/reveal.ts';
import type { Stage } from '../stage.ts';
import { type ForeignElementStep, foreignElementFrom } from './foreign-dom-element.ts';

/** Walks the elements of foreign HTML by key; true when the step was one of theirs. */
export function walkForeignElements(
  stage: Stage,
  step: ForeignElementStep,
  say: (foreignElement: ForeignElement) => void,
): boolean {
  const foreignElement = selectedForeignElement(stage);
  const { document, selection } = stage.editor.getState();
  const into =
    step === 'inside' && selection.length === 1 && findNode(document, selection[0] ?? '')?.type === ISLAND_TYPE;
  if (!foreignElement && !into) return false;
  const next = foreignElementFrom(stage, step);
  if (next) {
    selectForeignElement(stage, next);
    revealForeignElement(stage, next);
    say(next);
  }
  return foreignElement !== null || next !== null;
}

/** Moves the selected element of foreign HTML among its siblings; true when one is selected. */
export function moveForeignElementByKey(
  stage: Stage,
  step: 1 | -1,
  say: (foreignElement: ForeignElement) => void,
): boolean {
  const foreignElement = selectedForeignElement(stage);
  if (!foreignElement) return false;
  if (islandCode()?.moveForeignElement(stage, foreignElement, step))
    say(selectedForeignElement(stage) ?? foreignElement);
  return true;
}
