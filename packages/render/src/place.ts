/** Where a node stands, as far as it changes how it is written. The same place is the same object. */
export interface Place {
  /** CSS pixels. */
  readonly width: number;
  /** Within a shape that Word draws: a shape of its own would be dropped there. */
  readonly insideShape: boolean;
}

const outside = new Map<number, Place>();
const inside = new Map<number, Place>();

/** The place `width` pixels wide. */
export function placeOf(width: number, insideShape = false): Place {
  const places = insideShape ? inside : outside;
  const known = places.get(width);
  if (known) return known;
  // Forgotten places cost a rendering anew and nothing else.
  if (places.size > 5000) places.clear();
  const place = { width, insideShape };
  places.set(width, place);
  return place;
}
