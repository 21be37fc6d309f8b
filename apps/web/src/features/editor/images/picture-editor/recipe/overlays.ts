import type { ImageRecipe } from '@mailwright/contract';
import type { Overlay } from './new-recipe.ts';
import { straightAngle } from './turn-and-flip.ts';

/** Places in the order of layers: one up, one down. */
export type LayerStep = 1 | -1;

type Place = 'id' | 'rotation' | 'opacity';

/** A layer before it lies anywhere. */
export type NewOverlay = Overlay extends infer O ? (O extends Overlay ? Omit<O, Place> : never) : never;

/** The recipe with a layer on top of all, and its id. */
export function addOverlay(recipe: ImageRecipe, layer: NewOverlay): readonly [ImageRecipe, string] {
  const taken = new Set(recipe.overlays.map(({ id }) => id));
  let number = recipe.overlays.length + 1;
  while (taken.has(`${layer.kind}-${number}`)) number += 1;
  const id = `${layer.kind}-${number}`;
  const added: Overlay = { ...layer, id, rotation: 0, opacity: 1 };
  return [{ ...recipe, overlays: [...recipe.overlays, added] }, id];
}

export function findOverlay({ overlays }: ImageRecipe, id: string | null): Overlay | null {
  return overlays.find((layer) => layer.id === id) ?? null;
}

/** The recipe with another layer in the place of the one with its id. */
export function replaceOverlay(recipe: ImageRecipe, layer: Overlay): ImageRecipe {
  return { ...recipe, overlays: recipe.overlays.map((one) => (one.id === layer.id ? layer : one)) };
}

export function removeOverlay(recipe: ImageRecipe, id: string): ImageRecipe {
  return { ...recipe, overlays: recipe.overlays.filter((layer) => layer.id !== id) };
}

/** A copy a little further to the right and down, and its id. */
export function duplicateOverlay(recipe: ImageRecipe, layer: Overlay): readonly [ImageRecipe, string] {
  const { rotation, opacity } = layer;
  const by = Math.round(Math.max(recipe.source.width, recipe.source.height) / 50);
  const [added, id] = addOverlay(recipe, { ...layer, x: layer.x + by, y: layer.y + by });
  const copy = findOverlay(added, id);
  return [copy ? replaceOverlay(added, { ...copy, rotation, opacity }) : added, id];
}

/** The recipe with a layer one place higher (1) or lower (-1); the same where it is the highest or lowest. */
export function reorderOverlay(recipe: ImageRecipe, id: string, step: LayerStep): ImageRecipe {
  const from = recipe.overlays.findIndex((layer) => layer.id === id);
  const layer = recipe.overlays[from];
  const other = recipe.overlays[from + step];
  if (layer === undefined || other === undefined) return recipe;
  return { ...recipe, overlays: recipe.overlays.with(from, other).with(from + step, layer) };
}

/** A layer made larger or smaller around its center. Texts and drawings grow evenly, by the larger of the two. */
export function scaleOverlay(layer: Overlay, across: number, down: number): Overlay {
  const even = Math.abs(across - 1) > Math.abs(down - 1) ? across : down;
  switch (layer.kind) {
    case 'text':
      // A handle at the side changes where lines are broken, one at a corner the letters.
      return down === 1 && across !== 1
        ? { ...layer, width: Math.max(10, layer.width * across) }
        : { ...layer, size: clamp(layer.size * even, 4, 2000), width: Math.max(10, layer.width * even) };
    case 'drawing':
      return {
        ...layer,
        points: layer.points.map((value, index) => value * (index % 2 === 0 ? across : down)),
      };
    default:
      return { ...layer, width: clamp(layer.width * across, 2, 20_000), height: clamp(layer.height * down, 2, 20_000) };
  }
}

/** A layer moved, turned or both. */
export function placeOverlay(layer: Overlay, x: number, y: number, rotation = layer.rotation): Overlay {
  return { ...layer, x: round(x), y: round(y), rotation: round(straightAngle(rotation)) };
}

/** Tenths of a pixel are more than anybody sees. */
function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function clamp(value: number, least: number, most: number): number {
  return round(Math.min(most, Math.max(least, value)));
}
