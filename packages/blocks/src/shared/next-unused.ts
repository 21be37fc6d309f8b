import type { JsonObject } from '@mailwright/document';

/** The first of the choices that no item of the list has yet; the first of all when each is taken. */
export function nextUnused<T extends string>(
  choices: readonly [T, ...T[]],
  items: readonly JsonObject[],
  prop: string,
): T {
  return choices.find((choice) => items.every((item) => item[prop] !== choice)) ?? choices[0];
}
