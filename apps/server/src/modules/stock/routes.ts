import { endpoints } from '@mailwright/contract';
import { AppError } from '../../app-error.ts';
import { actorOf } from '../../http/caller.ts';
import { pictureHeaders } from '../../http/headers/picture-headers.ts';
import { answer } from '../../http/mount.ts';
import type { ModuleContext } from '../../module-context.ts';
import { fitPicture } from '../../pictures/fit-picture.ts';
import { presentAsset } from '../assets/present.ts';
import { collectionThumb } from './collection/collection.ts';
import { searchOfAddress } from './search-of-address.ts';
import { createStockService } from './service.ts';

const A_DAY = 'public, max-age=86400';

export function mountStock({ mount, repositories, ...deps }: ModuleContext): void {
  const { stockProviders } = deps;
  const stock = createStockService({ ...deps, cache: repositories.stockCache, fitPicture });

  mount(endpoints.stock.sources, async () => {
    return answer(200, { sources: [...stock.sources()], isOff: stockProviders.length === 0 });
  });

  mount(endpoints.stock.search, async ({ query }) => answer(200, await stock.search(query)));

  mount(endpoints.stock.choose, async ({ caller, body }) => {
    const actor = actorOf(caller);
    return answer(201, presentAsset(await stock.choose(actor, body), actor.id));
  });

  mount(endpoints.stock.proxy, async ({ body }) => {
    if (stockProviders.length === 0) throw new AppError('NOT_CONFIGURED');
    const { images } = await stock.search(searchOfAddress(body.url, stockProviders));
    return answer(200, images);
  });

  mount(endpoints.stock.collectionFile, async ({ params, reply }) => {
    const picture = await collectionThumb(params.name.replace(/\.jpg$/, ''));
    if (!picture) throw new AppError('ASSET_NOT_FOUND');
    pictureHeaders(reply, 'image/jpeg', A_DAY);
    return answer(200, picture);
  });
}
