import { endpoints } from '@mailwright/contract';
import { AppError } from '../../app-error.ts';
import { actorOf } from '../../http/caller.ts';
import { pictureHeaders } from '../../http/headers/picture-headers.ts';
import { answer } from '../../http/mount.ts';
import { notePage } from '../../http/note-page.ts';
import { sandboxPage } from '../../http/sandbox-page.ts';
import { DATA_CSP } from '../../http/security-headers.ts';
import type { ModuleContext } from '../../module-context.ts';
import { createLiveProductService } from './service.ts';

/** Path of pictures of the demo store. Other live pictures are no product pictures: one that loads itself would never end. */
const OWN_IMAGES = '/api/v2/assets/';

/** Cache header: prices change, but a person who opens a mail twice in a row sees the same. */
const MINUTES = 'public, max-age=300';

const NOTHING_HERE = notePage({
  title: 'Not found',
  heading: 'Product not found',
  words: 'The product is no longer available, or the address is wrong.',
});

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
      // Readers are shown the product without its picture rather than nothing.
      return (await imagesOf()(whole).catch(() => null))?.content ?? null;
    },
  });
  const rows = endpoints.stores;

  mount(rows.live, async ({ caller, body }) => answer(200, await service.sign(actorOf(caller), body)));

  mount(rows.livePicture, async ({ params, request, reply, consume }) => {
    const { content, tag } = await service.picture(params.token, consume);
    const etag = `"${tag}"`;
    pictureHeaders(reply, 'image/png', MINUTES).header('ETag', etag);
    if (request.headers['if-none-match'] === etag) return answer(304, undefined);
    return answer(200, content);
  });

  mount(rows.livePage, async ({ params, reply }) => {
    reply.header('Cache-Control', 'no-store').header('Referrer-Policy', 'no-referrer');
    try {
      reply.header('Location', await service.page(params.token)).header('Content-Security-Policy', DATA_CSP);
      return answer(302, undefined);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'PRODUCT_NOT_FOUND') throw error;
      sandboxPage(reply, 'anybody');
      return answer(404, NOTHING_HERE);
    }
  });
}
