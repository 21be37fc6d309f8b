import { endpoints, type ImageRecipe } from '@mailwright/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { frameOfRatio, moveFrame, resizeFrame, withCrop } from './crop.ts';
import { change, redo, startHistory, undo } from './history.ts';
import { frameOf, newRecipe, outputSize, turnedSize } from './new-recipe.ts';
import { addOverlay, findOverlay, placeOverlay, removeOverlay, reorderOverlay, replaceOverlay } from './overlays.ts';
import { flip, turnLeft, turnRight } from './turn-and-flip.ts';

type Edit = (recipe: ImageRecipe) => ImageRecipe;

const SOURCE = { src: '/api/v2/assets/user/anna/asset/photo.jpg', width: 1200, height: 800 };
const NEW = newRecipe(SOURCE);

const side = fc.integer({ min: 1, max: 1500 });
const place = fc.record({ x: fc.integer({ min: 0, max: 1500 }), y: fc.integer({ min: 0, max: 1500 }) });
const rectangle = fc.tuple(place, side, side).map(([{ x, y }, width, height]) => ({ x, y, width, height }));
const handle = fc.constantFrom('n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw');
const ratio = fc.constantFrom(null, 1, 4 / 3, 3 / 2, 16 / 9, 0.31);
const amount = fc.integer({ min: -100, max: 100 });

/** Everything a person can do to a picture, with any numbers. */
const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.constant(turnRight),
  fc.constant(turnLeft),
  fc.constantFrom('horizontal' as const, 'vertical' as const).map(
    (axis): Edit =>
      (recipe) =>
        flip(recipe, axis),
  ),
  fc.integer({ min: -90, max: 90 }).map(
    (halves): Edit =>
      (recipe) => ({ ...recipe, straighten: halves / 2 }),
  ),
  rectangle.map(
    (frame): Edit =>
      (recipe) =>
        withCrop(recipe, frame),
  ),
  place.map(
    (by): Edit =>
      (recipe) =>
        withCrop(recipe, moveFrame(frameOf(recipe), by, turnedSize(recipe))),
  ),
  fc.tuple(handle, place, ratio).map(
    ([one, by, kept]): Edit =>
      (recipe) =>
        withCrop(recipe, resizeFrame(frameOf(recipe), one, by, turnedSize(recipe), kept)),
  ),
  fc.constantFrom(1, 4 / 3, 16 / 9).map(
    (wanted): Edit =>
      (recipe) =>
        withCrop(recipe, frameOfRatio(frameOf(recipe), wanted, turnedSize(recipe))),
  ),
  fc.tuple(side, side).map(
    ([width, height]): Edit =>
      (recipe) => ({ ...recipe, resize: { width, height } }),
  ),
  amount.map(
    (brightness): Edit =>
      (recipe) => ({ ...recipe, adjust: { ...recipe.adjust, brightness } }),
  ),
  fc.constantFrom('noir' as const, 'warm' as const).map(
    (name): Edit =>
      (recipe) => ({ ...recipe, filter: { name, strength: 60 } }),
  ),
  fc.constant<Edit>((recipe) => ({ ...recipe, mask: { shape: 'circle' } })),
  place.map(
    ({ x, y }): Edit =>
      (recipe) =>
        addOverlay(recipe, {
          kind: 'shape',
          shape: 'arrow',
          x,
          y,
          width: 90,
          height: 20,
          fill: null,
          stroke: '#112233',
          strokeWidth: 4,
        })[0],
  ),
  fc.tuple(place, fc.integer({ min: -180, max: 180 })).map(
    ([{ x, y }, rotation]): Edit =>
      (recipe) => {
        const layer = recipe.overlays.at(-1);
        return layer ? replaceOverlay(recipe, placeOverlay(layer, x, y, rotation)) : recipe;
      },
  ),
  fc.constantFrom(1 as const, -1 as const).map(
    (step): Edit =>
      (recipe) =>
        reorderOverlay(recipe, recipe.overlays[0]?.id ?? '', step),
  ),
  fc.constant<Edit>((recipe) => removeOverlay(recipe, recipe.overlays[0]?.id ?? '')),
);
const edits = fc.array(edit, { maxLength: 12 });
const after = (steps: readonly Edit[]) => steps.reduce((recipe, step) => step(recipe), NEW);

test('every step can be taken back and done again', () => {
  fc.assert(
    fc.property(edits, (steps) => {
      let history = startHistory(NEW);
      const states = [NEW];
      for (const step of steps) {
        history = change(history, step(history.present));
        if (history.present !== states.at(-1)) states.push(history.present);
      }
      for (const state of states.toReversed()) {
        expect(history.present).toBe(state);
        history = undo(history);
      }
      for (const state of states.slice(1)) {
        history = redo(history);
        expect(history.present).toBe(state);
      }
    }),
  );
});

test('whatever is done, the server takes the recipe, and gives it back as it was', () => {
  fc.assert(
    fc.property(edits, (steps) => {
      const recipe = after(steps);
      const travelled = endpoints.assets.saveRecipe.body.parse(JSON.parse(JSON.stringify({ recipe })));
      expect(travelled).toEqual({ recipe: JSON.parse(JSON.stringify(recipe)) });
    }),
  );
});

test('the frame lies inside of the picture, and the picture that is made is at most 1920 pixels a side', () => {
  fc.assert(
    fc.property(edits, (steps) => {
      const recipe = after(steps);
      const { x, y, width, height } = frameOf(recipe);
      const whole = turnedSize(recipe);
      expect([x >= 0, y >= 0, x + width <= whole.width, y + height <= whole.height]).toEqual([true, true, true, true]);
      const made = outputSize(recipe);
      expect([made.width, made.height].every((one) => one >= 1 && one <= 1920 && Number.isInteger(one))).toBe(true);
    }),
  );
});

test('four quarters of a turn, and two mirror images, are where one began', () => {
  fc.assert(
    fc.property(edits, (steps) => {
      const recipe = after(steps);
      expect(turnRight(turnRight(turnRight(turnRight(recipe))))).toEqual(recipe);
      expect(turnLeft(turnRight(recipe))).toEqual(recipe);
      for (const axis of ['horizontal', 'vertical'] as const) expect(flip(flip(recipe, axis), axis)).toEqual(recipe);
    }),
  );
});

test('a layer goes with the picture: turned right from the left edge it is at the top, mirrored an arrow points back', () => {
  const arrow = {
    kind: 'shape',
    shape: 'arrow',
    width: 90,
    height: 20,
    fill: null,
    stroke: '#000',
    strokeWidth: 4,
  } as const;
  const [recipe, id] = addOverlay(NEW, { ...arrow, x: 100, y: 700 });
  expect(findOverlay(turnRight(recipe), id)).toMatchObject({ x: 100, y: 100, rotation: 90 });
  expect(findOverlay(flip(recipe, 'horizontal'), id)).toMatchObject({ x: 1100, y: 700, rotation: 180 });
  expect(findOverlay(flip(recipe, 'vertical'), id)).toMatchObject({ x: 100, y: 100, rotation: 0 });
});

test('changes with one key are one step, until it ends', () => {
  let history = startHistory(NEW);
  for (const straighten of [1, 2, 3]) history = change(history, { ...NEW, straighten }, 'straighten');
  expect(undo(history).present).toBe(NEW);
  history = change(history, { ...NEW, straighten: 4 }, 'other');
  expect(undo(history).present.straighten).toBe(3);
});
