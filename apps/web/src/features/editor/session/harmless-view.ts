type HarmlessView = (html: string) => string;

let loaded: HarmlessView | undefined;

/** Makes foreign HTML harmless; undefined until `loadHarmlessView` has fetched the parser that it takes. */
export function harmlessView(): HarmlessView | undefined {
  return loaded;
}

/** Fetches what foreign HTML needs to be shown: a whole HTML parser, which most mails do without. */
export async function loadHarmlessView(): Promise<void> {
  const { sanitiseView } = await import('@mailwright/island');
  loaded = sanitiseView;
}
