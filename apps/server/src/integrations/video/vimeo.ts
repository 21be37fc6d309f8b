import type { GuardedFetch } from '../../fetch/guarded-fetch.ts';
import type { VideoSource } from './port.ts';
import { readOembed } from './read-oembed.ts';

export interface VimeoAddresses {
  readonly page: string;
  readonly images: string;
}

const VIMEO: VimeoAddresses = { page: 'https://vimeo.com', images: 'https://i.vimeocdn.com' };

/** Widths Vimeo makes of each picture; the third is the one to use. */
const WIDTHS = [200, 295, 640, 960, 1280] as const;

/** Vimeo by oEmbed, which needs no key. */
export function createVimeo(fetch: GuardedFetch, addresses: VimeoAddresses = VIMEO): VideoSource {
  return {
    imageHosts: [new URL(addresses.images).host],
    async details(videoId) {
      const page = encodeURIComponent(`https://vimeo.com/${videoId}`);
      const told = await readOembed(fetch, `${addresses.page}/api/oembed.json?url=${page}`);
      const ratio = told.thumbnail_height / told.thumbnail_width;
      const sizes = WIDTHS.map((width) => {
        const height = Math.round(width * ratio);
        return { link: sized(told.thumbnail_url, width, height), width, height };
      });
      return { title: told.title, thumbnails: { sizes } };
    },
  };
}

/** The size stands at the end of the address; an address without one has one size only. */
function sized(address: string, width: number, height: number): string {
  return address.replace(/_\d+x\d+(?=[?.]|$)/, `_${width}x${height}`);
}
