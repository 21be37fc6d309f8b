import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endpoints } from '@mailwright/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app.ts';
import type { MailBrowser } from '../../integrations/browser/port.ts';
import { createKeptMailFolder } from '../../integrations/mail/kept-mail-folder.ts';
import { createOutbox } from '../../integrations/mail/outbox.ts';
import type { SignInProvider } from '../../integrations/openid/port.ts';
import { hashPassword } from '../../modules/auth/passwords.ts';
import { buildIconFile } from '../../modules/icons/build/build-icon-file.ts';
import { createThumbnailRepository } from '../../modules/thumbnails/repository.ts';
import { freshDatabase } from '../databases.ts';
import { publishedSet } from '../icon-file.ts';
import { addStore, sourceProduct } from '../shops/stores.ts';
import { openIdAt } from '../sign-in/open-id-at.ts';
import { cookiesOf } from '../sign-in/session-of.ts';
import { createDraft } from '../templates.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import type { TestClient } from '../test-client.ts';
import { uploadImage } from '../upload-image.ts';

export const METRICS_TOKEN = 'a-token-of-sixteen-characters';
/** Addresses of the server of these tests, and of its pages of mails. */
export const PUBLIC_URL = 'https://mail.example';
const PAGES_URL = 'https://pages.example';

/** A server that has something under each kind of address, and people to ask for it. */
export interface ServedWorld {
  readonly server: TestApp;
  readonly anna: TestClient;
  readonly admin: TestClient;
  /** Cookie that a new window of Anna's sends. */
  readonly cookie: string;
  readonly draft: string;
  readonly published: string;
  /** A version of the published mail. */
  readonly versionDate: string;
  readonly asset: string;
  readonly icon: string;
  /** Key of the published mail's thumbnail. */
  readonly thumbnailKey: string;
  readonly collectionPicture: string;
  readonly livePicture: string;
  readonly livePage: string;
  readonly keptMail: string;
  /** Address that the provider sends a browser back to, and the cookie that the browser has by then. */
  readonly comingBack: { readonly url: string; readonly cookie: string };
  /** Routes that no row of the contract mounts, as `GET /path`; without HEAD, which is added automatically. */
  readonly routesBeside: ReadonlySet<string>;
  close(): Promise<void>;
}

/** Draws nothing, at once. */
export const PAPER: MailBrowser = {
  picture: async () => Buffer.from('a picture'),
  pdf: async () => Buffer.from('%PDF-1.7'),
  isThere: async () => true,
  close: async () => undefined,
};

export const PROVIDER: SignInProvider = {
  begin: async () => ({
    url: 'https://identity.example/authorize?state=asked',
    asked: { state: 'asked-for-this-sign-in', nonce: 'nonce', codeVerifier: 'verifier' },
  }),
  finish: async () => ({
    issuer: 'https://identity.example',
    subject: 'dora',
    email: 'dora@acme.example',
    isEmailVerified: true,
    firstName: 'Dora',
    lastName: 'Dietz',
    tellsName: true,
    groups: [],
    idToken: 'signed',
  }),
  end: async () => 'https://identity.example/end',
};

export const OPEN_ID = openIdAt('https://identity.example', { scopes: 'openid' });

/** The files of a built web app, one of each kind. */
async function buildWebApp(): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'mailwright-web-'));
  const files = {
    'index.html': '<!doctype html><title>Mailwright</title>',
    'embed.js': 'export {};',
    'start-again.js': 'export {};',
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '.sources': 'what the build keeps for itself',
    'assets/index-abc123.js': 'export {};',
    'licenses/fonts.txt': 'A license',
  };
  for (const folder of ['assets', 'licenses']) await mkdir(path.join(root, folder));
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(root, name), content);
  return root;
}

/** Notes the routes of the servers that are made until `stop`. */
function watchRoutes(): { readonly routesBeside: ReadonlySet<string>; stop(): void } {
  const routesBeside = new Set<string>();
  const watch = (message: unknown) => {
    (message as { readonly fastify: FastifyInstance }).fastify.addHook('onRoute', ({ method, url, config }) => {
      if (config?.endpoint) return;
      for (const one of [method].flat()) if (one !== 'HEAD') routesBeside.add(`${one} ${url}`);
    });
  };
  subscribe('fastify.initialization', watch);
  return { routesBeside, stop: () => void unsubscribe('fastify.initialization', watch) };
}

/** Starts it behind https, unless a test says otherwise. */
export async function startServedWorld(overrides: Partial<AppDeps> = {}): Promise<ServedWorld> {
  const webRoot = await buildWebApp();
  const folder = await mkdtemp(path.join(tmpdir(), 'mailwright-world-'));
  const iconFile = path.join(folder, 'icons.db');
  buildIconFile(iconFile, [publishedSet('lucide', 'ISC', { mail: '<path d="M2 5h20v14H2z"/>' })]);
  const outbox = createOutbox(createKeptMailFolder(path.join(folder, 'outbox')), 'Mailwright <no-reply@localhost>');
  const { routesBeside, stop } = watchRoutes();
  const server = await createTestApp(await freshDatabase('sqlite'), {
    publicUrl: PUBLIC_URL,
    pagesUrl: PAGES_URL,
    metricsToken: METRICS_TOKEN,
    webRoot,
    browser: PAPER,
    iconFile,
    mail: outbox,
    outbox,
    signInProvider: PROVIDER,
    openId: OPEN_ID,
    ...overrides,
  });
  stop();
  const [email, password] = ['anna@acme.example', 'a long password of Anna'];
  const anna = await server.person('Anna', { email, passwordHash: await hashPassword(password) });
  const admin = await server.person('Ada', { role: 'admin' });
  const signedIn = await server.app.inject({
    method: 'POST',
    url: endpoints.auth.login.path,
    payload: { email, password },
  });
  const { app } = server;
  const [draft, published] = [await createDraft(anna, 'Draft'), await createDraft(anna, 'Published')];
  const { userTemplates, stores, testMails, singleSignOn } = endpoints;
  await anna.ok(userTemplates.update, { params: { id: published }, body: { html: '<p>Hello</p>' } });
  await anna.ok(userTemplates.status, { params: { id: published, status: 'published' } });
  const [version] = await anna.ok(userTemplates.versions, { params: { id: published } });
  const asset = await uploadImage(anna, 'red.png', '#ff0000');
  const [icon] = await anna.ok(endpoints.icons.search, { query: { query: 'mail' } });
  const storeUuid = await addStore(server.database, anna.id, [sourceProduct('cup')]);
  const live = { storeUuid, productId: 'cup', width: 300, layout: 'vertical', lang: 'en' } as const;
  const { images } = await anna.ok(endpoints.stock.search, { query: { provider: 'collection', per_page: 1 } });
  const { src, href } = await anna.ok(stores.live, { body: live });
  const sent = { params: { id: draft }, body: { from: email, to: ['carla@acme.example'] } };
  const { keptAt } = await anna.ok(testMails.send, sent);
  const begun = await app.inject({ url: singleSignOn.begin.path });
  return {
    server,
    anna,
    admin,
    cookie: cookiesOf(signedIn),
    draft,
    published,
    versionDate: version?.versionDate ?? '',
    asset: asset.url,
    icon: icon?.url ?? '',
    thumbnailKey: await drawThumbnail(server, published),
    collectionPicture: images[0]?.thumbUrl ?? '',
    livePicture: src,
    livePage: href,
    keptMail: keptAt ?? '',
    comingBack: { url: `${singleSignOn.finish.path}?code=x&state=asked-for-this-sign-in`, cookie: cookiesOf(begun) },
    routesBeside,
    async close() {
      await server.close();
      await rm(webRoot, { recursive: true });
      await rm(folder, { recursive: true });
    },
  };
}

/** Stores some picture as the one of this mail; answers its key. */
async function drawThumbnail({ database, clock }: TestApp, templateId: string): Promise<string> {
  const thumbnails = createThumbnailRepository(database);
  const key = 'a-key-of-a-thumbnail';
  for (;;) {
    const claim = await thumbnails.claim(clock.now, clock.now + 60_000);
    if (!claim) throw new Error('The mail needs no thumbnail');
    if (claim.templateId !== templateId) continue;
    await thumbnails.store(claim, { key, content: Buffer.from('a picture') });
    return key;
  }
}
