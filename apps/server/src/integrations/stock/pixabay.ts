import type { StockImage } from '@mailwright/contract';
import { z } from 'zod';
import { AppError } from '../../app-error.ts';
import type { GuardedFetch } from '../../fetch/guarded-fetch.ts';
import { askProvider, listOf } from './ask-provider.ts';
import type { StockProviderPort } from './port.ts';
import { addressField, countField, neededAddress, pixelsField, textField } from './read-response.ts';

const PIXABAY = 'https://pixabay.com';

/** Limits of Pixabay: the first 500 pictures of a search, and pages of at least 3. */
const SHOWN = { most: 500, smallestPage: 3 } as const;

/** Characters after which Pixabay cuts off a question. */
const MAX_QUERY_LENGTH = 100;

const hit = z.object({
  id: z.int().positive(),
  pageURL: addressField,
  tags: textField,
  webformatURL: neededAddress,
  largeImageURL: neededAddress,
  imageWidth: pixelsField,
  imageHeight: pixelsField,
  user_id: z.int().positive().nullable().catch(null),
  user: textField,
});

const answer = z.object({ hits: listOf(hit), totalHits: countField });

/** Pixabay by the operator's key, safe search on. Its pictures may not be linked to for good, so they are copied. */
export function createPixabay(fetch: GuardedFetch, key: string, base = PIXABAY): StockProviderPort {
  const { host } = new URL(base);
  const fileHosts = [host, `cdn.${host}`];
  const isServed = ({ webformatURL, largeImageURL }: z.infer<typeof hit>) =>
    [webformatURL, largeImageURL].every((address) => fileHosts.includes(new URL(address).host));

  async function ask(parameters: Readonly<Record<string, string>>) {
    const address = new URL('/api/', base);
    address.search = String(new URLSearchParams({ key, safesearch: 'true', ...parameters }));
    const told = await askProvider(fetch, address, answer);
    if (!told) throw new AppError('UPSTREAM_FAILED', { cause: 'Pixabay has no search' });
    return { ...told, hits: told.hits.filter(isServed) };
  }

  return {
    provider: 'pixabay',
    name: 'Pixabay',
    page: 'https://pixabay.com',
    hasCredited: false,
    hosts: [host],
    fileHosts,

    async search({ query, page, perPage }) {
      const size = Math.max(perPage, SHOWN.smallestPage);
      // Past the last picture it answers 400 and no empty list.
      if ((page - 1) * size >= SHOWN.most) return { images: [], more: false };
      const q = query.slice(0, MAX_QUERY_LENGTH);
      const told = await ask({ q, page: String(page), per_page: String(size) });
      const more = page * size < Math.min(told.totalHits, SHOWN.most);
      return { images: told.hits.slice(0, perPage).map((one) => imageOf(one, base)), more };
    },

    async find(id) {
      if (!/^\d{1,15}$/.test(id)) return null;
      const [found] = (await ask({ id })).hits;
      return found ? imageOf(found, base) : null;
    },

    filesOf: ({ downloadUrl, url }) => [downloadUrl, url],
  };
}

function imageOf(found: z.infer<typeof hit>, base: string): StockImage {
  const { id, pageURL, tags, webformatURL, largeImageURL, imageWidth, imageHeight, user_id, user } = found;
  return {
    id: String(id),
    thumbUrl: webformatURL.replace(/_640(\.\w+)$/, '_340$1'),
    description: tags,
    userUrl: user_id === null ? '' : `${base}/users/${encodeURIComponent(user)}-${user_id}/`,
    userName: user,
    url: webformatURL,
    downloadUrl: largeImageURL,
    provider: 'pixabay',
    width: imageWidth,
    height: imageHeight,
    pageUrl: pageURL,
    license: 'Pixabay Content License',
    licenseUrl: 'https://pixabay.com/service/license-summary/',
    attribution: null,
  };
}
