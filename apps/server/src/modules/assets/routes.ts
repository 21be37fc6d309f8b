import { type Actor, type Asset, type ErrorDetail, endpoints } from '@mailwright/contract';
import { AppError } from '../../app-error.ts';
import { actorOf } from '../../http/caller.ts';
import { pictureHeaders } from '../../http/headers/picture-headers.ts';
import { answer } from '../../http/mount.ts';
import type { ModuleContext } from '../../module-context.ts';
import { lightenGif } from '../../pictures/lighten-gif.ts';
import { createAssetAddressService } from './address-service.ts';
import { createAssetFolderService } from './folder-service.ts';
import type { AssetRecord } from './port.ts';
import { presentAsset } from './present.ts';
import { createAssetReplaceService } from './replace-service.ts';
import { noFile } from './service.ts';

/** Length of the longest value of the header, characters: some proxies and programs accept headers of only 8 KB in all. */
const MAX_HEADER_VALUE_LENGTH = 6000;

/** Numbers of characters to which names are cut, tried in turn. */
const NAMES = [255, 100, 40, 20] as const;

/** Header with the refused files of an upload whose other files were added. */
const REFUSED_FILES = 'X-Refused-Files';

const FOREVER = 'public, max-age=31536000, immutable';

export function mountAssets(context: ModuleContext): void {
  const { mount, assets, repositories, now, fetch, ownAddresses, templates } = context;
  const addresses = createAssetAddressService({ assets, fetch, ownAddresses });
  const replacing = createAssetReplaceService({ assets: repositories.assets, replacing: templates.replacing });
  const folders = createAssetFolderService({ folders: repositories.assetFolders, now });

  mount(endpoints.assets.upload, async ({ caller, files, body, reply }) => {
    const actor = actorOf(caller);
    const place = { templateId: body.templateId ?? null, folder: body.folder ?? null };
    const { added, refused } = await assets.upload(actor, files, place);
    if (refused.length > 0) reply.header(REFUSED_FILES, refusedFiles(refused));
    return answer(201, present(added, actor));
  });

  mount(endpoints.assets.fromAddress, async ({ caller, body }) => {
    const actor = actorOf(caller);
    const place = { templateId: body.templateId ?? null, folder: body.folder ?? null };
    return answer(201, presentAsset(await addresses.copy(actor, body.url, place), actor.id));
  });

  mount(endpoints.assets.lighterGif, async ({ caller, files: [file] }) => {
    if (!file) throw noFile();
    const lighter = await lightenGif(file.content, caller.user.id);
    if (!lighter) return answer(204, undefined);
    const { before, after, content } = lighter;
    return answer(200, { before, after, file: Buffer.from(content).toString('base64') });
  });

  mount(endpoints.assets.listOwn, async ({ caller, query }) => {
    const actor = actorOf(caller);
    return answer(200, present(await assets.listLibrary(actor, query), actor));
  });

  mount(endpoints.assets.listOfTemplate, async ({ caller, params, query }) => {
    const actor = actorOf(caller);
    return answer(200, present(await assets.listOfTemplate(actor, params.id, query), actor));
  });

  mount(endpoints.assets.copyToTemplate, async ({ caller, params }) => {
    const actor = actorOf(caller);
    return answer(200, presentAsset(await assets.copyToTemplate(actor, params.id, params.imageName), actor.id));
  });

  mount(endpoints.assets.removeFromTemplate, async ({ caller, params, body }) => {
    await assets.removeFromTemplate(actorOf(caller), params.id, body.url);
    return answer(204, undefined);
  });

  mount(endpoints.assets.update, async ({ caller, params, body }) => {
    const actor = actorOf(caller);
    return answer(200, presentAsset(await assets.update(actor, params.assetName, body), actor.id));
  });

  mount(endpoints.assets.usage, async ({ caller, params }) =>
    answer(200, await replacing.usage(actorOf(caller), params.assetName)),
  );

  mount(endpoints.assets.replace, async ({ caller, params, headers, body }) =>
    answer(200, await replacing.replace(actorOf(caller), params.assetName, body, headers['x-lock'])),
  );

  mount(endpoints.assets.replacePreview, async ({ caller, params, query }) =>
    answer(200, await replacing.preview(actorOf(caller), params.assetName, { by: query.by, id: params.id })),
  );

  mount(endpoints.assets.listFolders, async ({ caller }) => answer(200, [...(await folders.list(actorOf(caller)))]));

  mount(endpoints.assets.createFolder, async ({ caller, body }) =>
    answer(201, await folders.create(actorOf(caller), body.name)),
  );

  mount(endpoints.assets.renameFolder, async ({ caller, params, body }) =>
    answer(200, await folders.rename(actorOf(caller), params.id, body.name)),
  );

  mount(endpoints.assets.removeFolder, async ({ caller, params }) => {
    await folders.remove(actorOf(caller), params.id);
    return answer(204, undefined);
  });

  mount(endpoints.assets.remove, async ({ caller, params }) => {
    await assets.removeFromLibrary(actorOf(caller), params.assetName);
    return answer(204, undefined);
  });

  mount(endpoints.assets.file, async ({ params, reply }) => {
    const file = await assets.open(params.id, params.name);
    if (!file) throw new AppError('ASSET_NOT_FOUND');
    pictureHeaders(reply, file.record.contentType, FOREVER);
    return answer(200, Buffer.from(file.content));
  });
}

function present(images: readonly AssetRecord[], actor: Actor): Asset[] {
  return images.map((image) => presentAsset(image, actor.id));
}

/**
 * Returns the refused files as the value of a header: JSON like the `details` of an error, URI-encoded. Long names of many
 * files are cut, because the header would otherwise be too long for its readers.
 */
function refusedFiles(refused: readonly ErrorDetail[]): string {
  let value = '';
  for (const length of NAMES) {
    value = encodeURIComponent(JSON.stringify(refused.map((file) => ({ ...file, path: cut(file.path, length) }))));
    if (value.length <= MAX_HEADER_VALUE_LENGTH) break;
  }
  return value;
}

function cut(name: string, length: number): string {
  return name.length <= length ? name : `${name.slice(0, length).toWellFormed()}…`;
}
