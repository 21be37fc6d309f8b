import { type Actor, LIMITS } from '@mailwright/contract';
import { AppError } from '../../app-error.ts';
import { FetchRefused, FetchTooLarge, type GuardedFetch } from '../../fetch/guarded-fetch.ts';
import type { AssetRecord } from './port.ts';
import { assetOfAddress } from './present.ts';
import type { AssetService, UploadPlace } from './service.ts';

/** Pictures that are brought in by their address. */
export interface AssetAddressService {
  /** Copies the picture at an address of the web, or one of this server's own, to the library of who asks. */
  copy(actor: Actor, address: string, place: UploadPlace): Promise<AssetRecord>;
}

export interface AssetAddressDeps {
  readonly assets: Pick<AssetService, 'open' | 'store'>;
  readonly fetch: GuardedFetch;
  /** Under which this server's own pictures may be named, besides their bare path. */
  readonly ownAddresses: readonly string[];
}

const TIMEOUT = 15_000;

export function createAssetAddressService({ assets, fetch, ownAddresses }: AssetAddressDeps): AssetAddressService {
  function isOwn(address: string): boolean {
    return address.startsWith('/') || ownAddresses.some((base) => base !== '' && address.startsWith(`${base}/`));
  }

  async function read(address: string): Promise<Uint8Array> {
    const own = isOwn(address) ? assetOfAddress(address) : null;
    if (!own) return fetchPicture(address);
    const file = await assets.open(own.ownerId, own.name);
    if (!file) throw new AppError('ASSET_NOT_FOUND');
    return file.content;
  }

  async function fetchPicture(address: string): Promise<Uint8Array> {
    const limits = { maxBytes: LIMITS.upload.fileBytes, timeout: TIMEOUT };
    const { status, content } = await fetch(address, limits).catch((cause: unknown) => {
      if (cause instanceof FetchRefused) throw new AppError('ADDRESS_NOT_PUBLIC', { cause });
      if (cause instanceof FetchTooLarge) throw new AppError('IMAGE_TOO_LARGE', { cause });
      throw new AppError('UPSTREAM_FAILED', { cause });
    });
    if (status !== 200) throw new AppError('ADDRESS_WITHOUT_IMAGE', { log: { status } });
    return content;
  }

  return {
    async copy(actor, address, place) {
      const content = await read(address);
      return assets.store(actor, { content, originalName: nameOf(address), ...place, inLibrary: true });
    },
  };
}

/** What the file is called at its address. */
function nameOf(address: string): string {
  const last = new URL(address, 'http://here').pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last).replace(/[\\/\0]/g, '') || 'image';
  } catch {
    return last || 'image';
  }
}
