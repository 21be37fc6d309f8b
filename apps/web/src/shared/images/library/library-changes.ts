import { type Asset, type AssetChange, type AssetUsage, endpoints } from '@mailwright/contract';
import { call } from '../../api/call.ts';
import { queryClient } from '../../api/query-client.ts';

/** Largest number of calls at a time: as many as a browser makes to one server. */
const AT_ONCE = 6;

/** Loads all shown images of the library and of templates again. */
export function refreshImages(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['images'] });
}

/** @throws ApiError */
export async function changeImage({ savedName: assetName }: Asset, body: AssetChange): Promise<void> {
  await call(endpoints.assets.update, { params: { assetName }, body });
  await refreshImages();
}

/** Makes a call for each image, a few at a time. When any failed, it throws the first error once all were tried. */
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

/**
 * Moves images to a folder, or out of all folders for null.
 * @throws ApiError of the first image that could not be moved; the others are moved
 */
export function moveImages(images: readonly Asset[], folder: string | null): Promise<void> {
  return forEach(images, (assetName) => call(endpoints.assets.update, { params: { assetName }, body: { folder } }));
}

/**
 * Removes images from the library.
 * @throws ApiError of the first image that could not be removed; the others are removed
 */
export function removeImages(images: readonly Asset[]): Promise<void> {
  return forEach(images, (assetName) => call(endpoints.assets.remove, { params: { assetName } }));
}

/** Template or module that shows an image. */
type ImageUse = Pick<AssetUsage['templates'][number], 'name' | 'isModule'>;

/** Returns the templates and modules that show one of the images, and their total number. */
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
