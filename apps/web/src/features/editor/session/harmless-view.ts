import { islandCode, loadIslandCode } from './island/load-island-code.ts';

type HarmlessView = (html: string) => string;

/** Makes foreign HTML harmless; undefined until `loadHarmlessView` has fetched the parser that it takes. */
export function harmlessView(): HarmlessView | undefined {
  return islandCode()?.markedView;
}

/** Fetches what foreign HTML needs to be shown: a whole HTML parser, which most mails do without. */
export async function loadHarmlessView(): Promise<void> {
  await loadIslandCode();
}
