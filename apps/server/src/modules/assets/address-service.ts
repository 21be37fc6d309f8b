import type { Actor } from '@mailwright/contract';
import { type PictureAddressDeps, pictureAtAddress } from './picture-at-address.ts';
import type { AssetRecord } from './port.ts';
import type { AssetService, UploadPlace } from './service.ts';

/** Copies pictures by their address. */
export interface AssetAddressService {
  /** Copies the picture at an address of the web, or at one of this server's own, to the caller's library. */
  copy(actor: Actor, address: string, place: UploadPlace): Promise<AssetRecord>;
}

export interface AssetAddressDeps extends PictureAddressDeps {
  readonly assets: Pick<AssetService, 'open' | 'store'>;
}

export function createAssetAddressService(deps: AssetAddressDeps): AssetAddressService {
  return {
    async copy(actor, address, place) {
      const content = await pictureAtAddress(address, deps);
      return deps.assets.store(actor, { content, originalName: nameOf(address), ...place, inLibrary: true });
    },
  };
}

/** Returns the file name in the address; "image" when the address has none. */
function nameOf(address: string): string {
  const last = new URL(address, 'http://here').pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last).replace(/[\\/\0]/g, '') || 'image';
  } catch {
    return last || 'image';
  }
}
