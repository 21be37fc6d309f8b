import type { Asset } from '@mailwright/contract';
import type { AssetRecord } from './port.ts';

/** Path under which an image is served; documents store it as it is. */
export function assetPath(ownerId: string, name: string): string {
  return `/api/v2/assets/user/${ownerId}/asset/${name}`;
}

export function presentAsset({ ownerId, ...facts }: AssetRecord): Asset {
  return { ...facts, url: assetPath(ownerId, facts.savedName) };
}
