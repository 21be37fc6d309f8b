import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BrowserContext, expect } from '@playwright/test';
import { plainPng } from './sample-image.ts';

const PICTURE = plainPng(4, 4);

/** A host of somebody else's, on this machine, that knows who called. */
export interface CanaryHost {
  readonly url: string;
  /** Requests for anything but pictures, as the browser says what it wants them for. */
  readonly requests: string[];
  readonly connections: () => number;
  readonly close: () => Promise<void>;
}

export async function canaryHost(): Promise<CanaryHost> {
  const requests: string[] = [];
  let connections = 0;
  const server = createServer((request, response) => {
    const wanted = request.headers['sec-fetch-dest'] ?? 'nothing said';
    if (wanted !== 'image') requests.push(`${request.method} ${request.url} (${wanted})`);
    response.writeHead(200, { 'content-type': 'image/png' }).end(PICTURE);
  });
  server.on('connection', () => (connections += 1));
  return {
    url: await listen(server),
    requests,
    connections: () => connections,
    close: () => closeHost(server),
  };
}

/** A host whose pages hold one attack each and stop none; its first page shows them all. */
export async function openHost(attacks: readonly string[]): Promise<Pick<CanaryHost, 'url' | 'close'>> {
  const frames = attacks.map((_, at) => `<iframe src="/${at}"></iframe>`).join('');
  const server = createServer((request, response) => {
    const body = request.url === '/' ? frames : attacks[Number(request.url?.slice(1))];
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'text/html' }).end(body);
  });
  return { url: await listen(server), close: () => closeHost(server) };
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function closeHost(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

export interface AttackWatch {
  /** Returns what was seen since the last call. */
  readonly seen: () => readonly string[];
  /** Fails if anything ran, opened, navigated or was requested from a foreign host. `place` names the place that is checked. */
  readonly expectNothing: (place: string) => void;
}

/** Watches everything a browser does from now on. The attacks call `alert`, which is ours in every frame. */
export async function watchAttacks(context: BrowserContext, own: string, pictures: string): Promise<AttackWatch> {
  const seen: string[] = [];
  await context.exposeBinding('alert', ({ frame }) => seen.push(`ran in ${frame.url().slice(0, 120)}`));
  context.on('page', (page) => {
    page.on('popup', (popup) => seen.push(`opened ${popup.url()}`));
    page.on('dialog', (dialog) => seen.push(`asked ${dialog.message()}`));
    page.on('framenavigated', (frame) => {
      // A frame that a policy keeps empty goes to a page of the browser's own.
      if (!/^(?:about|chrome-error):/.test(frame.url()) && !frame.url().startsWith(own))
        seen.push(`went to ${frame.url()}`);
    });
  });
  context.on('serviceworker', (worker) => seen.push(`installed ${worker.url()}`));
  await context.route(
    (url) => url.origin !== new URL(own).origin && url.origin !== pictures,
    (route) => {
      const request = route.request();
      if (request.resourceType() !== 'image') seen.push(`asked for ${request.url()} (${request.resourceType()})`);
      return route.fulfill({ body: PICTURE, contentType: 'image/png' });
    },
  );
  return {
    seen: () => seen.splice(0),
    expectNothing(place) {
      expect.soft(seen.splice(0), place).toEqual([]);
    },
  };
}
