import type { GuardedFetch } from '../../fetch/guarded-fetch.ts';
import type { VideoSource } from './port.ts';
import { readOembed } from './read-oembed.ts';

export interface YoutubeAddresses {
  readonly page: string;
  readonly images: string;
}

const YOUTUBE: YoutubeAddresses = { page: 'https://www.youtube.com', images: 'https://i.ytimg.com' };

const PICTURE = { maxBytes: 2 * 1024 * 1024, timeout: 4000 } as const;

/** YouTube by oEmbed, which needs no key. */
export function createYoutube(fetch: GuardedFetch, addresses: YoutubeAddresses = YOUTUBE): VideoSource {
  const imageHosts = [new URL(addresses.images).host];

  /** Returns whether a picture exists: for old and low videos the address of the standard picture answers 404. */
  async function exists(picture: string): Promise<boolean> {
    const answer = await fetch(picture, { ...PICTURE, hosts: imageHosts }).catch(() => null);
    return answer?.status === 200;
  }

  return {
    imageHosts,
    async details(videoId) {
      const page = `https://www.youtube.com/watch?v=${videoId}`;
      const [told, standard] = await Promise.all([
        readOembed(fetch, `${addresses.page}/oembed?format=json&url=${encodeURIComponent(page)}`),
        exists(standardPicture(addresses.images, videoId)),
      ]);
      const url = standardPicture(addresses.images, videoId);
      if (standard) return { title: told.title, thumbnails: { standard: { url, width: 640, height: 480 } } };
      const { thumbnail_url, thumbnail_width, thumbnail_height } = told;
      const small = { url: thumbnail_url, width: Math.round(thumbnail_width), height: Math.round(thumbnail_height) };
      return { title: told.title, thumbnails: { standard: small } };
    },
  };
}

function standardPicture(images: string, videoId: string): string {
  return `${images}/vi/${videoId}/sddefault.jpg`;
}
