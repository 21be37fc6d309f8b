import type { KeyboardEvent } from 'react';
import { placeOverlay, removeOverlay } from './recipe/overlays.ts';
import { useEditing } from './use-editing.ts';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Of the picture's longer side, how far an arrow key moves a layer; with shift ten times as far. */
const STEP = 1 / 500;

/** Arrow keys move the selected layer, Delete removes it, Escape lets it go. */
export function useLayerKeys(): (event: KeyboardEvent) => void {
  const { recipe, selected, select, change, changeLayer } = useEditing();
  return (event) => {
    if (selected === null || event.altKey || event.ctrlKey || event.metaKey) return;
    const arrow = ARROWS[event.key];
    if (arrow) {
      const { width, height } = recipe.source;
      const step = Math.max(1, Math.round(Math.max(width, height) * STEP)) * (event.shiftKey ? 10 : 1);
      changeLayer(placeOverlay(selected, selected.x + arrow[0] * step, selected.y + arrow[1] * step), 'place');
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      change(removeOverlay(recipe, selected.id));
      select(null);
    } else return;
    event.preventDefault();
  };
}
