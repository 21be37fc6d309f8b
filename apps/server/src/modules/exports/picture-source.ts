import { LRUCache } from 'lru-cache';
import type { GuardedFetch } from '../../fetch/guarded-fetch.ts';
import type { LoadedImage } from '../../integrations/browser/port.ts';

/** Pictures of one mail; what it asks for beyond its bounds is not there. */
export type LoadImage = (address: string) => Promise<LoadedImage | null>;

export interface PictureSourceDeps {
  readonly fetch: GuardedFetch;
  /** Answers one of this server's own public addresses, as anybody would get it. */
  readonly askSelf: (path: string) => Promise<{ readonly status: number } & LoadedImage>;
  /** Under which this server is known. */
  readonly ownAddresses: readonly string[];
}

/** Pictures, icons and countdowns; nothing else of this server belongs into a mail. */
const OWN_PICTURES = /^\/api\/v2\/(?:assets\/(?:user|social)\/|internal\/countdown\b)/;

const ONE = { maxBytes: 10 * 1024 * 1024, timeout: 8000 } as const;
const MAIL = { images: 300, bytes: 64 * 1024 * 1024 } as const;

/** After a save the same pictures are wanted again; a few minutes and megabytes spare their hosts most of that. */
const KEPT = { bytes: 8 * 1024 * 1024, time: 300_000 } as const;

/** Where the pictures of drawn and packed mails come from: this server, or through the guard. */
export function createPictureSource({ fetch, askSelf, ownAddresses }: PictureSourceDeps): () => LoadImage {
  const kept = new LRUCache<string, LoadedImage>({
    maxSize: KEPT.bytes,
    ttl: KEPT.time,
    sizeCalculation: ({ content }) => content.length + 1,
  });

  function ownPath(address: string): string | null {
    const base = ownAddresses.find((own) => own !== '' && address.startsWith(`${own}/`));
    return base === undefined ? null : address.slice(base.length);
  }

  async function load(address: string): Promise<LoadedImage | null> {
    const path = ownPath(address);
    if (path !== null && !OWN_PICTURES.test(path)) return null;
    const answer = path === null ? await fetch(address, ONE) : await askSelf(path);
    const { status, content, contentType } = answer;
    return status === 200 && contentType.startsWith('image/') ? { content, contentType } : null;
  }

  async function loadKept(address: string): Promise<LoadedImage | null> {
    const before = kept.get(address);
    if (before) return before;
    // Whatever is wrong with a picture, the mail is drawn without it.
    const image = await load(address).catch(() => null);
    if (image) kept.set(address, image);
    return image;
  }

  return () => {
    let images = 0;
    let bytes = 0;
    return async (address) => {
      images += 1;
      if (images > MAIL.images || bytes > MAIL.bytes) return null;
      const image = await loadKept(address);
      bytes += image?.content.length ?? 0;
      return image;
    };
  };
}
