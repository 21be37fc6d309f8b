import { stepOf } from './tag-steps.ts';

/** Conditions, loops and blocks of the same mail that a tag is in; other tags begin and end them. */
export interface TagScope {
  /** Number of conditions, loops and blocks around the tag. */
  readonly depth: number;
  /** Names of the variables that loops around the tag declare. */
  readonly variables: ReadonlySet<string>;
}

/** Number of scopes in each other down to which the variables of loops are recorded; nobody writes more. */
const MAX_NESTING_DEPTH = 50;

/** Characters at the beginning of a tag in which variables are searched. */
const MAX_DECLARATION_LENGTH = 300;

const OUTSIDE: TagScope = { depth: 0, variables: new Set() };

/**
 * Returns the scope of each tag, in order. A tag that begins or ends a part is outside of it. A part that never ends,
 * or never began, is no scope.
 */
export function tagScopes(tags: readonly string[]): readonly TagScope[] {
  const steps = tags.map(stepOf);
  const whole = wholePairs(steps);
  const scopes: TagScope[] = [];
  const around: TagScope[] = [];
  for (const [index, tag] of tags.entries()) {
    if (steps[index] === -1 && whole.has(index)) around.pop();
    const scope = around.at(-1) ?? OUTSIDE;
    scopes.push(scope);
    if (steps[index] !== 1 || !whole.has(index)) continue;
    const own = scope.depth < MAX_NESTING_DEPTH ? loopVariables(tag) : [];
    const variables = own.length === 0 ? scope.variables : new Set([...scope.variables, ...own]);
    around.push({ depth: scope.depth + 1, variables });
  }
  return scopes;
}

/** The tags that begin something which ends, and those that end it. */
function wholePairs(steps: readonly (1 | 0 | -1)[]): ReadonlySet<number> {
  const open: number[] = [];
  const whole = new Set<number>();
  for (const [index, step] of steps.entries()) {
    if (step === 1) open.push(index);
    const begin = step === -1 ? open.pop() : undefined;
    if (begin !== undefined) whole.add(begin).add(index);
  }
  return whole;
}

const LOOP =
  /^\{%[-~]?\s*(?:for|tablerow)\s+(\(?\s*[\p{L}_][\p{L}\p{N}_]*(?:\s*,\s*[\p{L}_][\p{L}\p{N}_]*)*\s*\)?)\s*(?<=[\s)])in\b/u;
const RANGE = /^\{\{-?\s*(?:range|with|if)\s+(\$[\p{L}\p{N}_]+(?:\s*,\s*\$[\p{L}\p{N}_]+)*)\s*:=/u;
const BLOCK_NAMES = /^\{\{\{?~?#.*\bas\s+\|([^|]+)\|\s*~?\}\}/s;

/** The variables that a tag which begins a loop declares; those of Go with their sign. */
export function loopVariables(tag: string): readonly string[] {
  const text = tag.slice(0, MAX_DECLARATION_LENGTH);
  const names = LOOP.exec(text)?.[1] ?? RANGE.exec(text)?.[1] ?? BLOCK_NAMES.exec(text)?.[1] ?? '';
  return names.split(/[\s,()]+/).filter((name) => name !== '');
}
