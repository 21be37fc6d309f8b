import type { ImageRecipe } from '@mailwright/contract';
import type { AssetKey } from '../assets/port.ts';

/** Stores the recipes by which edited images were made. */
export interface RecipeRepository {
  find(image: AssetKey): Promise<ImageRecipe | null>;
  /**
   * Stores a recipe. `named`: the original and every image that lies on it; they are served as long as the recipe is stored.
   */
  save(image: AssetKey, recipe: ImageRecipe, named: readonly AssetKey[], now: number): Promise<void>;
}
