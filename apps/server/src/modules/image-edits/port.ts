import type { ImageRecipe } from '@mailwright/contract';
import type { AssetKey } from '../assets/port.ts';

/** How edited images were made. */
export interface RecipeRepository {
  find(image: AssetKey): Promise<ImageRecipe | null>;
  /** `named`: the original and everything that lies on it; they are served as long as the recipe stands. */
  save(image: AssetKey, recipe: ImageRecipe, named: readonly AssetKey[], now: number): Promise<void>;
}
