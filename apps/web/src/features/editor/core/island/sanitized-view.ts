import { islandCode, loadIslandCode } from './load-island-code.ts';

type SanitizedView = (html: string) => string;

/** Makes foreign HTML harmless; undefined until `loadHarmlessView` has fetched the parser that it takes. */
export function sanitizedView(): SanitizedView | undefined {
  return islandCode()?.markedView;
}

/** Fetches what foreign HTML needs to be shown: a whole HTML parser, which most mails do without. */
export async function loadSanitizedView(): Promise<void> {
  await loadIslandCode();
}
