import type { Asset } from '@mailwright/contract';
import { assetPath } from './asset-address.ts';
import type { AssetRecord } from './port.ts';

/** Returns the image as its owner sees it, or as an image of a template, without the folder of another owner. */
export function presentAsset({ ownerId, inLibrary: _, created, ...asset }: AssetRecord, viewerId: string): Asset {
  return {
    ...asset,
    folder: ownerId === viewerId ? asset.folder : null,
    url: assetPath(ownerId, asset.savedName),
    createdAt: new Date(created).toISOString(),
  };
}
