import type { ImageRecipe } from '@mailwright/contract';

/** Every state of a recipe that can be gone back to; recipes are never changed, so a step is the recipe itself. */
export interface RecipeHistory {
  readonly past: readonly ImageRecipe[];
  readonly present: ImageRecipe;
  readonly future: readonly ImageRecipe[];
  /** Key of the input that made the last change; a next change with the same key belongs to the same step. */
  readonly key: string | null;
}

const MAX_STEPS = 200;

export function startHistory(recipe: ImageRecipe): RecipeHistory {
  return { past: [], present: recipe, future: [], key: null };
}

/** A change that is a step of its own, or part of the one before it where that has the same key. */
export function change(history: RecipeHistory, recipe: ImageRecipe, key: string | null = null): RecipeHistory {
  if (recipe === history.present) return history;
  const same = key !== null && key === history.key;
  const past = same ? history.past : [...history.past, history.present].slice(-MAX_STEPS);
  return { past, present: recipe, future: [], key };
}

/** Ends a step: the next change is one of its own. */
export function endStep(history: RecipeHistory): RecipeHistory {
  return history.key === null ? history : { ...history, key: null };
}

export function undo(history: RecipeHistory): RecipeHistory {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return { past: history.past.slice(0, -1), present: before, future: [history.present, ...history.future], key: null };
}

export function redo(history: RecipeHistory): RecipeHistory {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.present], present: next, future, key: null };
}
