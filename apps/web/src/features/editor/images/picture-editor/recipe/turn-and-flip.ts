import type { ImageRecipe } from '@mailwright/contract';
import { type Overlay, type Point, type Rectangle, type Size, turnedSize } from './new-recipe.ts';

type Axis = keyof ImageRecipe['flip'];

/** A quarter of a turn clockwise, of everything: the frame and what lies on the picture go along. */
export function turnRight(recipe: ImageRecipe): ImageRecipe {
  const { height } = turnedSize(recipe);
  const { crop, resize, flip, turn } = recipe;
  const place = ({ x, y }: Point) => ({ x: height - y, y: x });
  return {
    ...recipe,
    turn: ((turn + 90) % 360) as ImageRecipe['turn'],
    flip: { horizontal: flip.vertical, vertical: flip.horizontal },
    crop: crop && { x: height - crop.y - crop.height, y: crop.x, width: crop.height, height: crop.width },
    resize: resize && { width: resize.height, height: resize.width },
    overlays: recipe.overlays.map((layer) => ({
      ...layer,
      ...place(layer),
      rotation: straightAngle(layer.rotation + 90),
    })),
  };
}

/** A quarter of a turn against the clock. */
export function turnLeft(recipe: ImageRecipe): ImageRecipe {
  return turnRight(turnRight(turnRight(recipe)));
}

/** The mirror image. Texts and stickers change places and stay readable. */
export function flip(recipe: ImageRecipe, axis: Axis): ImageRecipe {
  const whole = turnedSize(recipe);
  return {
    ...recipe,
    flip: { ...recipe.flip, [axis]: !recipe.flip[axis] },
    straighten: recipe.straighten === 0 ? 0 : -recipe.straighten,
    crop: recipe.crop && mirroredFrame(recipe.crop, whole, axis),
    overlays: recipe.overlays.map((layer) => mirroredLayer(layer, whole, axis)),
  };
}

function mirroredFrame(frame: Rectangle, whole: Size, axis: Axis): Rectangle {
  return axis === 'horizontal'
    ? { ...frame, x: whole.width - frame.x - frame.width }
    : { ...frame, y: whole.height - frame.y - frame.height };
}

function mirroredLayer(layer: Overlay, whole: Size, axis: Axis): Overlay {
  const sideways = axis === 'horizontal';
  const place = sideways ? { x: whole.width - layer.x } : { y: whole.height - layer.y };
  const moved = { ...layer, ...place, rotation: straightAngle(-layer.rotation) };
  if (moved.kind === 'drawing') {
    const points = moved.points.map((value, index) => ((index % 2 === 0) === sideways && value !== 0 ? -value : value));
    return { ...moved, points };
  }
  // An arrow points the other way then; drawn from its center it looks the same above and below its line.
  if (moved.kind === 'shape' && moved.shape === 'arrow' && sideways) {
    return { ...moved, rotation: straightAngle(180 - layer.rotation) };
  }
  return moved;
}

/** The same angle, above -180 and at most 180. */
export function straightAngle(degrees: number): number {
  const angle = ((degrees % 360) + 360) % 360;
  return angle > 180 ? angle - 360 : angle;
}
