import { type CustomModule, LIMITS } from '@mailwright/contract';

/** Module picked for a new mail; one module may be picked more than once. */
export interface PickedModule {
  /** Key that distinguishes it from other picks of the same module. */
  readonly key: string;
  readonly module: CustomModule;
}

type Picked = readonly PickedModule[];

/** Returns the list with the module added at the end; the same list when a mail cannot start with more modules. */
export function withPicked(picked: Picked, module: CustomModule): Picked {
  if (picked.length >= LIMITS.modules.startWith) return picked;
  let place = 1;
  while (picked.some(({ key }) => key === keyOf(module, place))) place += 1;
  return [...picked, { key: keyOf(module, place), module }];
}

function keyOf({ id }: CustomModule, place: number): string {
  return `${id} ${place}`;
}

export function withoutPicked(picked: Picked, key: string): Picked {
  return picked.filter((each) => each.key !== key);
}

/** Returns the list with one module moved one place up or down; the same list at either end. */
export function withMoved(picked: Picked, key: string, step: 1 | -1): Picked {
  const index = picked.findIndex((each) => each.key === key);
  const [one, other] = [picked[index], picked[index + step]];
  return one && other ? picked.with(index, other).with(index + step, one) : picked;
}

/** Returns the list with one module moved to another index; the same list when it is there already. */
export function withPlaced(picked: Picked, key: string, index: number): Picked {
  const from = picked.findIndex((each) => each.key === key);
  const one = picked[from];
  return one && from !== index ? picked.toSpliced(from, 1).toSpliced(index, 0, one) : picked;
}

/**
 * Returns the index at which a dragged line is put, from the vertical middles of all lines and the pointer's height, pixels.
 */
export function placeAt(middles: readonly number[], from: number, y: number): number {
  return middles.filter((middle, index) => index !== from && middle < y).length;
}

/**
 * Returns how the choice between linked modules and copies treats the picked modules together: as editable only when each of
 * them is.
 */
export function kindOf(picked: Picked): Pick<CustomModule, 'canEdit'> {
  return { canEdit: picked.length > 0 && picked.every(({ module }) => module.canEdit) };
}
