import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endpoints, type FeedSettings } from '@mailwright/contract';
import type { OpenDatabase } from '../../db/database.ts';
import type { GuardedFetch } from '../../fetch/guarded-fetch.ts';
import { createStoreSources } from '../../integrations/stores/store-sources.ts';
import { createFolderStore } from '../../storage/folder-store.ts';
import { createDraft } from '../templates.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import type { Sender } from './receiving-places.ts';

/** A server that is sent hostile files. */
export interface ReceivingServer {
  readonly server: TestApp;
  /** Returns a person who has sent nothing yet, and used up no limit. */
  sender(): Promise<Sender>;
  /** Returns everything of that person that a file can have become. */
  keptOf(sender: Sender): Promise<Kept>;
  close(): Promise<void>;
}

interface Kept {
  readonly files: readonly string[];
  readonly portrait: string | null;
  readonly library: readonly { readonly savedName: string }[];
  readonly products: number;
}

export const NOTHING_KEPT: Kept = { files: [], portrait: null, library: [], products: 0 };

const { account, assets, stores } = endpoints;
const FEED: FeedSettings = {
  format: 'csv',
  columns: { id: 'id', name: 'name' },
  delimiter: ',',
  encoding: null,
  currency: 'CHF',
};

export async function startReceivingServer(database: OpenDatabase): Promise<ReceivingServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'mailwright-hostile-'));
  const store = createFolderStore(folder);
  let onTheWeb: Uint8Array = Buffer.alloc(0);
  const fetch: GuardedFetch = async () => {
    return { status: 200, contentType: 'image/png', content: Buffer.from(onTheWeb), headers: {} };
  };
  const stream = () => Promise.reject(new Error('Nothing is streamed here'));
  const storeSources = createStoreSources({ fetch, stream, wait: async () => undefined });
  const server = await createTestApp(database, { fetch, store, storeSources });
  return {
    server,

    async sender() {
      const anna = await server.person('Anna');
      const shop = await anna.ok(stores.create, { body: { kind: 'file', name: 'Catalog', feed: FEED } });
      return {
        anna,
        draft: await createDraft(anna),
        store: shop.storeUuid,
        putOnTheWeb(file) {
          onTheWeb = file;
        },
      };
    },

    async keptOf({ anna, store: storeId }) {
      const files: string[] = [];
      for await (const key of store.list()) if (key.includes(anna.id)) files.push(key);
      const { image: portrait } = await anna.ok(account.read, {});
      const library = await anna.ok(assets.listOwn, {});
      const products = await anna.ok(stores.products, { params: { storeId }, query: {} });
      return { files, portrait, library, products: products.length };
    },

    async close() {
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
}
