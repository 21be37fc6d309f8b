import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { createGuardedFetch, type GuardedFetch } from '../fetch/guarded-fetch.ts';
import type { VideoSources } from '../integrations/video/port.ts';
import { createVimeo } from '../integrations/video/vimeo.ts';
import { createYoutube } from '../integrations/video/youtube.ts';

/** A local server that speaks the oEmbed of both providers and serves their pictures. */
export interface VideoProviders {
  readonly url: string;
  readonly fetch: GuardedFetch;
  readonly videos: VideoSources;
  /** Requests that it got, in order. */
  readonly asked: readonly string[];
  close(): void;
}

/** Videos by id: all others are found. */
export const ODD_VIDEOS = {
  youtube: { missing: 'MISSING-404', failing: 'FAILING-500', garbled: 'GARBLED-xml', withoutStandard: 'NOSTANDARD1' },
  vimeo: { missing: '404404', slow: '900900' },
} as const;

export async function startVideoProviders(): Promise<VideoProviders> {
  const asked: string[] = [];
  const picture = await testPicture();
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://x');
    asked.push(url.pathname + url.search);
    const isPicture = /^\/(vi|video)\//.test(url.pathname);
    const hasNoStandard = url.pathname === `/vi/${ODD_VIDEOS.youtube.withoutStandard}/sddefault.jpg`;
    if (hasNoStandard) send(response, 404, 'text/plain', 'Not Found');
    else if (isPicture) send(response, 200, 'image/jpeg', picture);
    else answer(response, new URL(url.searchParams.get('url') ?? 'http://x'), `http://${request.headers.host}`);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    ...videoSourcesAt(url),
    asked,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Returns sources that ask the providers that were started at `url`, maybe by another process. */
export function videoSourcesAt(url: string): Pick<VideoProviders, 'fetch' | 'videos'> {
  const fetch = createGuardedFetch({ isAllowed: (address) => address === '127.0.0.1' });
  const addresses = { page: url, images: url };
  return { fetch, videos: { youtube: createYoutube(fetch, addresses), vimeo: createVimeo(fetch, addresses) } };
}

function answer(response: ServerResponse, video: URL, base: string): void {
  const { youtube, vimeo } = ODD_VIDEOS;
  const id = video.searchParams.get('v') ?? video.pathname.slice(1);
  if (id === youtube.missing || id === vimeo.missing) send(response, 404, 'text/plain', 'Not Found');
  else if (id === youtube.failing) send(response, 500, 'text/plain', 'Internal Server Error');
  else if (id === youtube.garbled) send(response, 200, 'text/xml', '<oembed/>');
  else if (id !== vimeo.slow) sendOembed(response, video.hostname.endsWith('youtube.com'), id, base);
}

function sendOembed(response: ServerResponse, isYoutube: boolean, id: string, base: string): void {
  const told = isYoutube
    ? {
        title: 'How paper is made',
        thumbnail_url: `${base}/vi/${id}/hqdefault.jpg`,
        thumbnail_width: 480,
        thumbnail_height: 360,
      }
    : {
        title: 'The new shop',
        thumbnail_url: `${base}/video/${id}-d_295x166`,
        thumbnail_width: 295,
        thumbnail_height: 166,
      };
  send(response, 200, 'application/json', JSON.stringify(told));
}

function send(response: ServerResponse, status: number, type: string, content: string | Buffer): void {
  response.writeHead(status, { 'content-type': type }).end(content);
}

/** 4:3 with black bars, as YouTube makes its standard picture of a wide video. */
async function testPicture(): Promise<Buffer> {
  const wide = await sharp({ create: { width: 640, height: 360, channels: 3, background: '#3b7d6e' } })
    .png()
    .toBuffer();
  return sharp({ create: { width: 640, height: 480, channels: 3, background: '#000000' } })
    .composite([{ input: wide, top: 60, left: 0 }])
    .jpeg()
    .toBuffer();
}
