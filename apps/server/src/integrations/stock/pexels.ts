import type { StockImage } from '@mailwright/contract';
import { z } from 'zod';
import { AppError } from '../../app-error.ts';
import type { GuardedFetch } from '../../fetch/guarded-fetch.ts';
import { askProvider, listOf } from './ask-provider.ts';
import type { StockProviderPort } from './port.ts';
import { addressField, countField, neededAddress, pixelsField, textField } from './read-response.ts';

export interface PexelsAddresses {
  readonly api: string;
  readonly images: string;
}

const PEXELS: PexelsAddresses = { api: 'https://api.pexels.com', images: 'https://images.pexels.com' };

const photo = z.object({
  id: z.int().positive(),
  width: pixelsField,
  height: pixelsField,
  url: addressField,
  photographer: textField,
  photographer_url: addressField,
  alt: textField,
  src: z.object({ medium: neededAddress, large: neededAddress, large2x: neededAddress }),
});

const answer = z.object({ photos: listOf(photo), total_results: countField });

/** Pexels by the operator's key; its pictures are looked through before it shows them. */
export function createPexels(fetch: GuardedFetch, key: string, addresses: PexelsAddresses = PEXELS): StockProviderPort {
  const headers = { authorization: key };
  const imageHost = new URL(addresses.images).host;
  const isServed = ({ src }: z.infer<typeof photo>) =>
    [src.medium, src.large, src.large2x].every((address) => new URL(address).host === imageHost);

  return {
    provider: 'pexels',
    name: 'Pexels',
    page: 'https://www.pexels.com',
    hasCredited: false,
    hosts: [new URL(addresses.api).host],
    fileHosts: [imageHost],

    async search({ query, page, perPage }) {
      const address = new URL('/v1/search', addresses.api);
      address.search = String(new URLSearchParams({ query, page: String(page), per_page: String(perPage) }));
      const told = await askProvider(fetch, address, answer, headers);
      if (!told) throw new AppError('UPSTREAM_FAILED', { cause: 'Pexels has no search' });
      return { images: told.photos.filter(isServed).map(imageOf), more: page * perPage < told.total_results };
    },

    async find(id) {
      if (!/^\d{1,15}$/.test(id)) return null;
      const address = new URL(`/v1/photos/${id}`, addresses.api);
      const told = await askProvider(fetch, address, photo.nullable().catch(null), headers);
      return told && isServed(told) ? imageOf(told) : null;
    },

    filesOf: ({ downloadUrl, url }) => [downloadUrl, url],
  };
}

function imageOf({
  id,
  width,
  height,
  url,
  photographer,
  photographer_url,
  alt,
  src,
}: z.infer<typeof photo>): StockImage {
  return {
    id: String(id),
    thumbUrl: src.medium,
    description: alt,
    userUrl: photographer_url,
    userName: photographer,
    url: src.large,
    downloadUrl: src.large2x,
    provider: 'pexels',
    width,
    height,
    pageUrl: url,
    license: 'Pexels License',
    licenseUrl: 'https://www.pexels.com/license/',
    attribution: null,
  };
}
