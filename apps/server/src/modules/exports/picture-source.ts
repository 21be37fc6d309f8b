import { AppError } from '../../app-error.ts';
import type { GuardedFetch } from '../../fetch/guarded-fetch.ts';
import type { LoadedImage, LoadImage } from '../../integrations/browser/port.ts';
import { WatchedCache } from '../../metrics/watched-cache.ts';

export interface PictureSourceDeps {
  readonly fetch: GuardedFetch;
  /** Returns the answer of one of this server's own public addresses, as anybody would get it. */
  readonly askSelf: (path: string) => Promise<{ readonly status: number } & LoadedImage>;
  /** Addresses under which this server is known. */
  readonly ownAddresses: readonly string[];
  /** Limits that replace the usual ones. */
  readonly bounds?: Partial<PictureBounds>;
}

/** Paths of pictures, icons, countdowns and live products; nothing else of this server belongs in a mail. */
const OWN_PICTURES = /^\/api\/v2\/(?:assets\/(?:user|social)\/|internal\/(?:countdown|product)\b)/;

/** Limits on the pictures of one mail; times are milliseconds. */
export interface PictureBounds {
  readonly images: number;
  readonly oneBytes: number;
  readonly oneTime: number;
  readonly mailBytes: number;
  readonly mailTime: number;
  /** Most pictures fetched at the same time; each may be as large as `oneBytes`. */
  readonly atOnce: number;
}

const BOUNDS: PictureBounds = {
  images: 300,
  oneBytes: 10 * 1024 * 1024,
  oneTime: 8000,
  mailBytes: 64 * 1024 * 1024,
  mailTime: 15_000,
  atOnce: 8,
};

/** Size of the cache, bytes, and time a picture stays in it, milliseconds: after a save the same pictures are needed again. */
const KEPT = { bytes: 8 * 1024 * 1024, time: 300_000 } as const;

/**
 * Returns a function that makes a picture loader for one mail that is drawn or packed. It loads pictures from this server, or
 * from other hosts through the guarded fetch; pictures beyond the mail's limits, time included, count as missing.
 *
 * @throws AppError `STORAGE_UNAVAILABLE` where this server's own pictures cannot be read
 */
export function createPictureSource(deps: PictureSourceDeps): () => LoadImage {
  const { fetch, askSelf, ownAddresses } = deps;
  const bounds = { ...BOUNDS, ...deps.bounds };
  const kept = new WatchedCache<LoadedImage>('pictures_of_mails', {
    maxSize: KEPT.bytes,
    ttl: KEPT.time,
    sizeCalculation: ({ content }) => content.length + 1,
  });

  /**
   * Returns the path of this server's own address after normalizing: an address with `..` is another one than it seems. Null
   * for other addresses.
   */
  function ownPath(address: string): string | null {
    const { href } = URL.parse(address) ?? { href: '' };
    const base = ownAddresses.find((own) => own !== '' && href.startsWith(`${own}/`));
    return base === undefined ? null : href.slice(base.length);
  }

  async function load(address: string, time: number): Promise<LoadedImage | null> {
    const path = ownPath(address);
    if (path !== null && !OWN_PICTURES.test(path)) return null;
    const limits = { maxBytes: bounds.oneBytes, timeout: Math.min(bounds.oneTime, time) };
    const answer = path === null ? await fetch(address, limits) : await askSelf(path);
    if (path !== null && answer.status === 503) throw new AppError('STORAGE_UNAVAILABLE');
    const { status, content, contentType } = answer;
    return status === 200 && contentType.startsWith('image/') ? { content, contentType } : null;
  }

  async function loadKept(address: string, time: number): Promise<LoadedImage | null> {
    const before = kept.get(address);
    if (before) return before;
    // Whatever is wrong with a picture, the mail is drawn without it; that none can be had is another matter.
    const image = await load(address, time).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'STORAGE_UNAVAILABLE') throw error;
      return null;
    });
    if (image) kept.set(address, image);
    return image;
  }

  return () => {
    const inTurn = createTurns(bounds.atOnce);
    const end = performance.now() + bounds.mailTime;
    let images = 0;
    let bytes = 0;
    return (address) =>
      inTurn(async () => {
        const time = Math.floor(end - performance.now());
        images += 1;
        if (images > bounds.images || bytes >= bounds.mailBytes || time <= 0) return null;
        const image = await loadKept(address, time);
        bytes += image?.content.length ?? 0;
        return image;
      });
  };
}

/** Returns a function that runs at most `count` pieces of work at the same time; the others wait. */
function createTurns(count: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= count) await new Promise<void>((go) => waiting.push(go));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
