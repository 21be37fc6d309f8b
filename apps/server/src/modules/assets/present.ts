import type { Asset } from '@mailwright/contract';
import type { AssetKey, AssetRecord } from './port.ts';

/** Path under which an image is served; documents store it as it is. */
export function assetPath(ownerId: string, name: string): string {
  return `/api/v2/assets/user/${ownerId}/asset/${name}`;
}

/** The owner and the name in an address of a stored image, with or without this server's own; null for any other. */
export function assetOfAddress(address: string): AssetKey | null {
  if (!URL.canParse(address, 'http://here')) return null;
  const { pathname } = new URL(address, 'http://here');
  const [, ownerId, name] = /^\/api\/v2\/assets\/user\/([^/]+)\/asset\/([^/]+)$/.exec(pathname) ?? [];
  return ownerId && name ? { ownerId, name } : null;
}

/** The image as its owner sees it, or as one of a template: the folders of others stay theirs. */
export function presentAsset({ ownerId, inLibrary: _, created, ...asset }: AssetRecord, viewerId: string): Asset {
  return {
    ...asset,
    folder: ownerId === viewerId ? asset.folder : null,
    url: assetPath(ownerId, asset.savedName),
    createdAt: new Date(created).toISOString(),
  };
}
