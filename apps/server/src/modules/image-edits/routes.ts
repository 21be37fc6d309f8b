import { endpoints } from '@mailwright/contract';
import { actorOf } from '../../http/caller.ts';
import { answer } from '../../http/mount.ts';
import type { ModuleContext } from '../../module-context.ts';
import { presentAsset } from '../assets/present.ts';
import { createImageEditService } from './service.ts';

export function mountImageEdits({ mount, assets, repositories, now }: ModuleContext): void {
  const edits = createImageEditService({
    recipes: repositories.imageRecipes,
    images: repositories.assets,
    assets,
    now,
  });

  mount(endpoints.assets.recipe, async ({ caller, params }) =>
    answer(200, { recipe: await edits.recipe(actorOf(caller), params.assetName) }),
  );

  mount(endpoints.assets.saveRecipe, async ({ caller, params, body }) => {
    await edits.saveRecipe(actorOf(caller), params.assetName, body.recipe);
    return answer(204, undefined);
  });

  mount(endpoints.assets.editGif, async ({ caller, params, body }) => {
    const actor = actorOf(caller);
    const { asset, ...facts } = await edits.editGif(actor, params.assetName, body);
    return answer(200, { ...facts, asset: asset && presentAsset(asset, actor.id) });
  });
}
