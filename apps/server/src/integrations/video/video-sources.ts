import type { GuardedFetch } from '../../fetch/guarded-fetch.ts';
import type { VideoSources } from './port.ts';
import { createVimeo } from './vimeo.ts';
import { createYoutube } from './youtube.ts';

/** Both providers as they are on the internet. */
export function createVideoSources(fetch: GuardedFetch): VideoSources {
  return { youtube: createYoutube(fetch), vimeo: createVimeo(fetch) };
}
