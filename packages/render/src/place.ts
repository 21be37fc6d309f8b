/** Surroundings of a node that change how it is written. Equal places are the same object. */
export interface Place {
  /** CSS pixels. */
  readonly width: number;
  /** True within a shape that Word draws: Word drops a shape within another. */
  readonly insideShape: boolean;
  /** The color behind it in dark mode where the author gave one, else ''. */
  readonly darkBackground: string;
  /** In a column that goes under others where the window is narrow. */
  readonly stacked: boolean;
  /** True when only the page is around the node: its background may go to the edges of the window. */
  readonly onPage: boolean;
  /** True within content that Word does not get: parts for Word would only end it early. */
  readonly noWord: boolean;
  /** The lists over which it is repeated with what is around it, the innermost last. */
  readonly lists: readonly string[];
}

const known = new Map<string, Map<number, Place>>();

const NONE: readonly string[] = [];

/** The place `width` pixels wide. */
export function placeOf(width: number, around: Partial<Omit<Place, 'width'>> = {}): Place {
  const { insideShape = false, darkBackground = '', onPage = false, noWord = false, lists = NONE } = around;
  const { stacked = false } = around;
  const flags = `${insideShape ? 's' : ''}${stacked ? 'c' : ''}${onPage ? 'p' : ''}${noWord ? 'w' : ''}`;
  const key = flags + [darkBackground, ...lists].join('|');
  const places = known.get(key) ?? new Map<number, Place>();
  if (known.size > 1000) known.clear();
  known.set(key, places);
  const before = places.get(width);
  if (before) return before;
  // Forgotten places cost a rendering anew and nothing else.
  if (places.size > 5000) places.clear();
  const place = { width, insideShape, darkBackground, stacked, onPage, noWord, lists };
  places.set(width, place);
  return place;
}

/** The place as it is within a node that stands there and is repeated over a list. */
export function placeWithin(place: Place, list: string | undefined): Place {
  if (list === undefined) return place;
  return placeOf(place.width, { ...place, lists: [...place.lists, list] });
}
