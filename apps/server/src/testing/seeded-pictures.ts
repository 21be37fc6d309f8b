/** Names of the seed's pictures that seeds show, as images or as backgrounds. */
export function picturesIn(seeds: readonly object[]): readonly string[] {
  return [...JSON.stringify(seeds).matchAll(/"picture:([\w-]+)"/g)].flatMap(([, name]) => name ?? []);
}
