import { type Asset, type AssetChange, type AssetUsage, endpoints } from '@mailwright/contract';
import { call } from '../../api/call.ts';
import { queryClient } from '../../api/query-client.ts';

/** As many calls at a time as a browser makes to one server. */
const AT_ONCE = 6;

/** What shows images of the library, or of a template, asks for them again. */
export function refreshImages(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['images'] });
}

/** @throws ApiError */
export async function changeImage({ savedName: assetName }: Asset, body: AssetChange): Promise<void> {
  await call(endpoints.assets.update, { params: { assetName }, body });
  await refreshImages();
}

/** Calls for each image, a few at a time; what failed is thrown once all were tried. */
async function forEach(images: readonly Asset[], act: (assetName: string) => Promise<unknown>): Promise<void> {
  const left = images.map(({ savedName }) => savedName);
  const failures: unknown[] = [];
  const work = async () => {
    for (let name = left.shift(); name !== undefined; name = left.shift()) {
      await act(name).catch((error: unknown) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await refreshImages();
  if (failures.length > 0) throw failures[0];
}

/** To a folder, or out of all of them. @throws ApiError of the first image that could not be moved; the others are */
export function moveImages(images: readonly Asset[], folder: string | null): Promise<void> {
  return forEach(images, (assetName) => call(endpoints.assets.update, { params: { assetName }, body: { folder } }));
}

/** @throws ApiError of the first image that could not be removed; the others are */
export function removeImages(images: readonly Asset[]): Promise<void> {
  return forEach(images, (assetName) => call(endpoints.assets.remove, { params: { assetName } }));
}

/** A template, or a module, that shows an image. */
type ImageUse = Pick<AssetUsage['templates'][number], 'name' | 'isModule'>;

/** What shows one of the images now, and how many there are in all. */
export async function usageOf(
  images: readonly Asset[],
): Promise<{ readonly uses: readonly ImageUse[]; readonly total: number }> {
  const templates = new Map<string, ImageUse>();
  let hidden = 0;
  const left = images.map(({ savedName }) => savedName);
  const work = async () => {
    for (let assetName = left.shift(); assetName !== undefined; assetName = left.shift()) {
      const usage = await call(endpoints.assets.usage, { params: { assetName } });
      for (const { templateId, name, isModule } of usage.templates) templates.set(templateId, { name, isModule });
      hidden = Math.max(hidden, usage.total - usage.templates.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { uses: [...templates.values()], total: templates.size + hidden };
}
