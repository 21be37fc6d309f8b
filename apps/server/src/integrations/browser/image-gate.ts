import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LIMITS } from '@mailwright/contract';
import { countPixels } from '../../pictures/count-pixels.ts';
import type { LoadedImage, LoadImage } from './port.ts';

/** The pictures of one mail, as long as it is drawn. */
export interface OpenGate {
  /** Returns the address where the browser gets a picture, once; null when there is none that can be drawn. */
  imageAt(address: string): Promise<string | null>;
  close(): void;
}

/**
 * The only way out a drawing browser has: its proxy, which knows nothing but pictures that were fetched for it. They
 * come over a connection as from any host, which is a good deal faster than through the protocol that drives the browser.
 */
export interface ImageGate {
  /** Address in the form in which a browser is told its proxy. */
  readonly address: string;
  open(loadImage: LoadImage): OpenGate;
  close(): Promise<void>;
}

const HOST = 'http://picture.invalid';

/** Most pixels of a picture for the browser, since an unpacked picture is far larger than its file. */
const MAX_PIXELS = LIMITS.upload.megapixels * 1_000_000;

export async function openImageGate(): Promise<ImageGate> {
  /** Pictures by addresses that nobody else on this machine can guess. */
  const waiting = new Map<string, LoadedImage>();
  const server = createServer(({ url = '' }, response) => {
    const image = waiting.get(url);
    waiting.delete(url);
    answer(response, image);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.unref();

  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,

    open(loadImage) {
      const handed: string[] = [];
      let isOpen = true;
      return {
        async imageAt(address) {
          const image = await loadImage(address).catch(() => null);
          if (!image || !isOpen || !(await isDrawable(image))) return null;
          const place = `${HOST}/${randomBytes(16).toString('base64url')}`;
          waiting.set(place, image);
          handed.push(place);
          return place;
        },
        close() {
          isOpen = false;
          for (const place of handed) waiting.delete(place);
        },
      };
    },

    async close() {
      waiting.clear();
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function answer(response: ServerResponse, image: LoadedImage | undefined): void {
  if (!image) return void response.writeHead(404).end();
  const { content, contentType } = image;
  response.writeHead(200, { 'content-type': contentType, 'content-length': content.length }).end(content);
}

/** Formats that nobody here can read are left to the browser. */
async function isDrawable({ content }: LoadedImage): Promise<boolean> {
  const pixels = await countPixels(content);
  return pixels === null || pixels <= MAX_PIXELS;
}
