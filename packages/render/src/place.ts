/** Where a node stands, as far as it changes how it is written. The same place is the same object. */
export interface Place {
  /** CSS pixels. */
  readonly width: number;
  /** Within a shape that Word draws: a shape of its own would be dropped there. */
  readonly insideShape: boolean;
  /** The color behind it in dark mode where the author gave one, else ''. */
  readonly darkGround: string;
}

const outside = new Map<string, Map<number, Place>>();
const inside = new Map<string, Map<number, Place>>();

/** The place `width` pixels wide. */
export function placeOf(width: number, insideShape = false, darkGround = ''): Place {
  const grounds = insideShape ? inside : outside;
  const places = grounds.get(darkGround) ?? new Map<number, Place>();
  if (grounds.size > 500) grounds.clear();
  grounds.set(darkGround, places);
  const known = places.get(width);
  if (known) return known;
  // Forgotten places cost a rendering anew and nothing else.
  if (places.size > 5000) places.clear();
  const place = { width, insideShape, darkGround };
  places.set(width, place);
  return place;
}
