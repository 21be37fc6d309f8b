import { endpoints } from '@mailwright/contract';
import { actorOf } from '../../http/caller.ts';
import { answer } from '../../http/mount.ts';
import type { ModuleContext } from '../../module-context.ts';
import { createLiveProductService } from './service.ts';

/** Pictures of the demo store. Another live picture is no picture of a product: one that asks for itself would never end. */
const OWN_IMAGES = '/api/v2/assets/';

/** Prices change, and whoever opens a mail twice in a row sees the same. */
const MINUTES = 'public, max-age=300';

export function mountLiveProducts(context: ModuleContext): void {
  const { mount, repositories, storeAccess, imagesOf, assetsUrl, ownAddresses } = context;
  const service = createLiveProductService({
    products: repositories.products,
    access: storeAccess,
    secrets: repositories.secrets,
    loadPicture: async (address) => {
      const whole = address.startsWith('/') ? `${assetsUrl}${address}` : address;
      const own = ownAddresses.find((base) => whole.startsWith(`${base}/`));
      if (own !== undefined && !whole.startsWith(own + OWN_IMAGES)) return null;
      return (await imagesOf()(whole))?.content ?? null;
    },
  });
  const rows = endpoints.stores;

  mount(rows.live, async ({ caller, body }) => answer(200, await service.sign(actorOf(caller), body)));

  mount(rows.livePicture, async ({ params, request, reply, spend }) => {
    const { content, tag } = await service.picture(params.token, spend);
    const etag = `"${tag}"`;
    reply
      .type('image/png')
      .header('Cache-Control', MINUTES)
      .header('ETag', etag)
      .header('X-Content-Type-Options', 'nosniff')
      .header('Cross-Origin-Resource-Policy', 'cross-origin')
      .header('Content-Security-Policy', "sandbox; default-src 'none'");
    if (request.headers['if-none-match'] === etag) return answer(304, undefined);
    return answer(200, content);
  });

  mount(rows.livePage, async ({ params, reply }) => {
    reply.header('Location', await service.page(params.token)).header('Cache-Control', 'no-store');
    reply.header('Referrer-Policy', 'no-referrer');
    return answer(302, undefined);
  });
}
