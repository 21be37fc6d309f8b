import { type CustomModule, LIMITS } from '@mailwright/contract';

/** A module that a new mail is to be made of; one module may come more than once. */
export interface PickedModule {
  /** Tells it from other places of the same module. */
  readonly key: string;
  readonly module: CustomModule;
}

type Picked = readonly PickedModule[];

/** With a module more at the end; the same list when a mail can start from no more. */
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

/** With one of them a place further up or down; the same list at either end. */
export function withMoved(picked: Picked, key: string, step: 1 | -1): Picked {
  const index = picked.findIndex((each) => each.key === key);
  const [one, other] = [picked[index], picked[index + step]];
  return one && other ? picked.with(index, other).with(index + step, one) : picked;
}

/** With one of them at another place; the same list where it stands there already. */
export function withPlaced(picked: Picked, key: string, index: number): Picked {
  const from = picked.findIndex((each) => each.key === key);
  const one = picked[from];
  return one && from !== index ? picked.toSpliced(from, 1).toSpliced(index, 0, one) : picked;
}

/** Where a line that is dragged comes to stand, by the middles of all lines and the height of the pointer. */
export function placeAt(middles: readonly number[], from: number, y: number): number {
  return middles.filter((middle, index) => index !== from && middle < y).length;
}

/** How a mail of them is made is one choice: where one cannot be edited, what is usual and chosen for such modules. */
export function kindOf(picked: Picked): Pick<CustomModule, 'canEdit'> {
  return { canEdit: picked.length > 0 && picked.every(({ module }) => module.canEdit) };
}
