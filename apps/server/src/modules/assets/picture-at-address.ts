import { LIMITS } from '@mailwright/contract';
import { AppError } from '../../app-error.ts';
import { FetchRefused, FetchTooLarge, type GuardedFetch } from '../../fetch/guarded-fetch.ts';
import { assetOfAddress } from './asset-address.ts';
import type { AssetService } from './service.ts';

export interface PictureAddressDeps {
  readonly assets: Pick<AssetService, 'open'>;
  readonly fetch: GuardedFetch;
  /** Addresses under which this server's own pictures may be named, besides their bare path. */
  readonly ownAddresses: readonly string[];
}

const FETCH_TIMEOUT_MS = 15_000;

/**
 * Returns the file at an address: one of this server's own from the storage, every other one by the guarded fetch.
 * @throws AppError with the reason when there is none
 */
export async function pictureAtAddress(
  address: string,
  { assets, fetch, ownAddresses }: PictureAddressDeps,
): Promise<Uint8Array> {
  const isOwn = address.startsWith('/') || ownAddresses.some((own) => own !== '' && address.startsWith(`${own}/`));
  const own = isOwn ? assetOfAddress(address) : null;
  if (!own) return fetchPicture(address, fetch);
  const file = await assets.open(own.ownerId, own.name);
  if (!file) throw new AppError('ASSET_NOT_FOUND');
  return file.content;
}

async function fetchPicture(address: string, fetch: GuardedFetch): Promise<Uint8Array> {
  const limits = { maxBytes: LIMITS.upload.fileBytes, timeout: FETCH_TIMEOUT_MS };
  const { status, content } = await fetch(address, limits).catch((cause: unknown) => {
    if (cause instanceof FetchRefused) throw new AppError('ADDRESS_NOT_PUBLIC', { cause });
    if (cause instanceof FetchTooLarge) throw new AppError('IMAGE_TOO_LARGE', { cause });
    throw new AppError('UPSTREAM_FAILED', { cause });
  });
  if (status !== 200) throw new AppError('ADDRESS_WITHOUT_IMAGE', { log: { status } });
  return content;
}
