import type { ImageRecipe } from '@mailwright/contract';

/** Whose image it is, and its name. */
export interface ImageKey {
  readonly ownerId: string;
  readonly name: string;
}

/** How edited images were made. */
export interface RecipeRepository {
  find(image: ImageKey): Promise<ImageRecipe | null>;
  /** `named`: the original and everything that lies on it; they are served as long as the recipe stands. */
  save(image: ImageKey, recipe: ImageRecipe, named: readonly ImageKey[], now: number): Promise<void>;
}
