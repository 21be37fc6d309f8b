/** An image that is stored here. */
export interface StoredImage {
  readonly ownerId: string;
  readonly name: string;
  /** Path under this server. */
  readonly src: string;
}

const STORED = /^\/api\/v2\/assets\/user\/([\w-]+)\/asset\/([\w-]+\.(?:png|jpe?g|gif|webp))$/;

/** The stored image of an address; null for one that is elsewhere. */
export function storedImage(address: string): StoredImage | null {
  if (!URL.canParse(address, location.origin)) return null;
  const { origin, pathname } = new URL(address, location.origin);
  const [src, ownerId, name] = STORED.exec(pathname) ?? [];
  return origin === location.origin && src && ownerId && name ? { src, ownerId, name } : null;
}
