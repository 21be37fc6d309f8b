import { readFileSync, writeFileSync } from 'node:fs';
import type { Check } from './check.ts';
import { cruiseRepository } from './cruise-imports.ts';
import { docstringsOf } from './docstrings.ts';
import { fragmentsOf } from './fragments.ts';

/** Largest numbers that may be found; each is only ever lowered. */
const BOUNDS = new URL('grain-bounds.json', import.meta.url);

const KINDS = {
  fragments: 'files of at most 40 lines beside their only importer; join each to it',
  docstrings: 'docstrings that begin with a word like "What"; begin with a verb or a noun',
} as const;

type Kind = keyof typeof KINDS;
type Bounds = Readonly<Record<Kind, number>>;

export interface Grain {
  readonly problems: readonly string[];
  /** Bounds after this: none is larger than it was. */
  readonly bounds: Bounds;
}

/** Holds what was found against the bounds; more is a problem, and so is a bound that could be lower. */
export function holdGrain(found: Readonly<Record<Kind, readonly string[]>>, bounds: Bounds): Grain {
  const problems: string[] = [];
  const next: Record<Kind, number> = { ...bounds };
  for (const kind of Object.keys(KINDS) as Kind[]) {
    const [count, bound] = [found[kind].length, bounds[kind]];
    next[kind] = Math.min(count, bound);
    if (count > bound) problems.push(`${count} ${KINDS[kind]}; at most ${bound}:`, ...found[kind]);
    if (count < bound)
      problems.push(`${count} ${kind} and ${bound} allowed; lower that in grain-bounds.json (--fix does)`);
  }
  return { problems, bounds: next };
}

/** A file is something one would look for, and a docstring says what is returned or done. */
export const grain: Check = {
  name: 'grain',
  async run({ fix }) {
    const found = { fragments: fragmentsOf(await cruiseRepository()), docstrings: docstringsOf().riddles };
    const known: Bounds = JSON.parse(readFileSync(BOUNDS, 'utf8'));
    let { problems, bounds } = holdGrain(found, known);
    if (fix) {
      writeFileSync(BOUNDS, `${JSON.stringify(bounds, null, 2)}\n`);
      problems = holdGrain(found, bounds).problems;
    }
    const summary = `${found.fragments.length} fragments, ${found.docstrings.length} docstrings that begin with a word like "What"; both only sink`;
    return { problems, summary };
  },
};
