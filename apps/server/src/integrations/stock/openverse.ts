import type { StockImage } from '@mailwright/contract';
import { z } from 'zod';
import { AppError } from '../../app-error.ts';
import type { GuardedFetch } from '../../fetch/guarded-fetch.ts';
import { askProvider, listOf } from './ask-provider.ts';
import type { StockProviderPort } from './port.ts';
import { addressField, countField, neededAddress, pixelsField, textField } from './read-response.ts';

const OPENVERSE = 'https://api.openverse.org';

/** Most works of a search that Openverse shows without a key. */
const MAX_SHOWN_WORKS = 240;

/** The two that need no credit, and the one that does; all others forbid some use that a mail may be. */
const NAMES = { cc0: 'CC0', pdm: 'Public Domain', by: 'CC BY' } as const;

type License = keyof typeof NAMES;

const FREE: readonly License[] = ['cc0', 'pdm'];
const CREDITED: readonly License[] = [...FREE, 'by'];

const work = z.object({
  id: z.uuid(),
  title: textField,
  creator: textField,
  creator_url: addressField,
  url: neededAddress,
  foreign_landing_url: addressField,
  license: z.enum(CREDITED),
  license_version: textField,
  license_url: addressField,
  attribution: textField,
  width: pixelsField,
  height: pixelsField,
  // Marked by their provider, or found to be by their texts: neither is for everybody's eyes.
  mature: z.literal(false).nullish(),
  unstable__sensitivity: z.array(z.unknown()).max(0).nullish(),
});

const answer = z.object({ results: listOf(work), result_count: countField });

/** Openverse, without a key: 20 searches a minute and 200 a day for an address. */
export function createOpenverse(fetch: GuardedFetch, base = OPENVERSE): StockProviderPort {
  const thumb = (id: string) => `${base}/v1/images/${id}/thumb/`;

  function imageOf(found: z.infer<typeof work>): StockImage {
    const license = [NAMES[found.license], found.license === 'by' ? found.license_version : ''].join(' ').trim();
    return {
      id: found.id,
      thumbUrl: thumb(found.id),
      description: found.title,
      userUrl: found.creator_url,
      userName: found.creator,
      url: found.url,
      downloadUrl: found.url,
      provider: 'openverse',
      width: found.width,
      height: found.height,
      pageUrl: found.foreign_landing_url,
      license,
      licenseUrl: found.license_url,
      attribution: found.license === 'by' ? creditLine(found, license) : null,
    };
  }

  return {
    provider: 'openverse',
    name: 'Openverse',
    page: 'https://openverse.org',
    hasCredited: true,
    hosts: [new URL(base).host],

    async search({ query, page, perPage, credited }) {
      if (page * perPage > MAX_SHOWN_WORKS) return { images: [], more: false };
      const licenses = credited ? CREDITED : FREE;
      const address = new URL('/v1/images/', base);
      address.search = String(
        new URLSearchParams({
          q: query,
          license: licenses.join(','),
          page: String(page),
          page_size: String(perPage),
          mature: 'false',
          filter_dead: 'true',
        }),
      );
      const told = await askProvider(fetch, address, answer);
      if (!told) throw new AppError('UPSTREAM_FAILED', { cause: 'Openverse has no search' });
      const images = told.results.filter(({ license }) => licenses.includes(license)).map(imageOf);
      return { images, more: page * perPage < Math.min(told.result_count, MAX_SHOWN_WORKS) };
    },

    async find(id) {
      if (!z.uuid().safeParse(id).success) return null;
      const told = await askProvider(fetch, new URL(`/v1/images/${id}/`, base), work.nullable().catch(null));
      return told && imageOf(told);
    },

    // Where the site of the work refuses or its file is too large, Openverse has a copy.
    filesOf: ({ id, downloadUrl }) => [downloadUrl, `${thumb(id)}?full_size=true`],
  };
}

/** Returns title, author and license, in the order that Creative Commons recommends. */
function creditLine({ title, creator }: z.infer<typeof work>, license: string): string {
  const by = creator === '' ? '' : ` by ${creator}`;
  return `${title === '' ? 'Image' : `“${title}”`}${by}, ${license}`;
}
