type IslandCode = typeof import('./island-code.ts').ISLAND_CODE;

let loaded: IslandCode | undefined;

/** Returns the code for foreign HTML; undefined until `loadIslandCode` has loaded it, with the parser that it needs. */
export function islandCode(): IslandCode | undefined {
  return loaded;
}

/** Fetches it: most mails do without. */
export async function loadIslandCode(): Promise<IslandCode> {
  const { ISLAND_CODE } = await import('./island-code.ts');
  loaded = ISLAND_CODE;
  return ISLAND_CODE;
}
