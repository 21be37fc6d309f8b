import { endpoints } from '@mailwright/contract';
import { AppError } from '../../app-error.ts';
import { actorOf } from '../../http/caller.ts';
import { answer } from '../../http/mount.ts';
import type { ModuleContext } from '../../module-context.ts';
import { presentAsset } from './present.ts';

const FOREVER = 'public, max-age=31536000, immutable';

export function mountAssets({ mount, assets }: ModuleContext): void {
  mount(endpoints.assets.upload, async ({ caller, files, body }) => {
    const added = await assets.upload(actorOf(caller), files, body.templateId ?? null);
    return answer(201, added.map(presentAsset));
  });

  mount(endpoints.assets.listOwn, async ({ caller }) => {
    const library = await assets.listLibrary(actorOf(caller));
    return answer(200, library.map(presentAsset));
  });

  mount(endpoints.assets.listOfTemplate, async ({ caller, params }) => {
    const images = await assets.listOfTemplate(actorOf(caller), params.id);
    return answer(200, images.map(presentAsset));
  });

  mount(endpoints.assets.remove, async ({ caller, params }) => {
    await assets.removeFromLibrary(actorOf(caller), params.assetName);
    return answer(204, undefined);
  });

  mount(endpoints.assets.file, async ({ params, reply }) => {
    const file = await assets.open(params.id, params.name);
    if (!file) throw new AppError('ASSET_NOT_FOUND');
    reply
      .type(file.record.contentType)
      .header('Cache-Control', FOREVER)
      .header('X-Content-Type-Options', 'nosniff')
      .header('Cross-Origin-Resource-Policy', 'cross-origin')
      .header('Content-Security-Policy', "sandbox; default-src 'none'");
    return answer(200, Buffer.from(file.content));
  });
}
