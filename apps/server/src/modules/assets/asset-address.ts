import type { AssetKey } from './port.ts';

/** Returns the path under which an image is served; documents store it as it is. */
export function assetPath(ownerId: string, name: string): string {
  return `/api/v2/assets/user/${ownerId}/asset/${name}`;
}

/**
 * Returns the owner and the name in an address of a stored image, with or without this server's own address; null for any
 * other.
 */
export function assetOfAddress(address: string): AssetKey | null {
  if (!URL.canParse(address, 'http://here')) return null;
  const { pathname } = new URL(address, 'http://here');
  const [, ownerId, name] = /^\/api\/v2\/assets\/user\/([^/]+)\/asset\/([^/]+)$/.exec(pathname) ?? [];
  return ownerId && name ? { ownerId, name } : null;
}
