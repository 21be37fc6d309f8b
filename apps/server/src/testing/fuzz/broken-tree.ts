/** Values that are put in the place of a value of another kind. */
const WRONG: readonly unknown[] = [
  'x',
  3,
  {},
  null,
  [null],
  [],
  true,
  ['x'],
  [[]],
  [{}],
  { 0: {}, length: 1 },
  -1.5,
  '',
  { type: 'section' },
  { type: 'text', children: 'x' },
  JSON.parse('{"__proto__":{"type":"text"}}'),
];

/** Names of members that decide the shape of trees; they are broken as often as everything else together. */
const SHAPING =
  /^(children|nodes|type|props|style|content|columns|instance|condition|repeat|scopedCss|brand|rows|contents|values|modules)$/;

interface Spot {
  readonly holder: Record<string, unknown>;
  readonly key: string;
}

/** A copy of a document, or of a part of one, in which one value is of another kind; which one is decided by `choice`. */
export function brokenTree(value: unknown, choice: number): unknown {
  const copy: unknown = structuredClone(value);
  const all: Spot[] = [];
  collect(copy, all);
  const shaping = all.filter(({ key }) => SHAPING.test(key));
  const spots = choice % 2 === 0 && shaping.length > 0 ? shaping : all;
  const wrong: unknown = structuredClone(WRONG[Math.floor(choice / 2) % WRONG.length]);
  const spot = spots[Math.floor(choice / 2 / WRONG.length) % spots.length];
  if (!spot) return wrong;
  spot.holder[spot.key] = wrong;
  return copy;
}

function collect(value: unknown, spots: Spot[]): void {
  if (typeof value !== 'object' || value === null) return;
  const holder = value as Record<string, unknown>;
  for (const [key, part] of Object.entries(holder)) {
    spots.push({ holder, key });
    collect(part, spots);
  }
}
