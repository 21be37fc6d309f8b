import { type Actor, endpoints, type Store, type StoreSync } from '@mailwright/contract';
import { actorOf } from '../../http/caller.ts';
import { answer } from '../../http/mount.ts';
import type { ModuleContext } from '../../module-context.ts';
import { type RunWorker, startRunWorker } from '../module-updates/run-worker.ts';
import { isoTime } from '../templates/present.ts';
import type { StoreRecord, SyncRecord } from './port.ts';
import { receiveFile } from './receive-file.ts';
import { createCredentialBox } from './sealed-credentials.ts';
import { createStoreService } from './service.ts';
import { syncDueStore } from './sync-store.ts';

const INTERRUPTED = {
  code: 'STORE_UNREADABLE',
  message: 'The file did not arrive completely. Upload it again.',
  line: null,
} as const;

export function mountStores(context: ModuleContext): void {
  const { mount, app, repositories, storeAccess: access, storeSources: sources, now, metrics, backlogs } = context;
  const { stores, storeSyncs: syncs } = repositories;
  const box = createCredentialBox(context.credentialsKey);
  const rows = endpoints.stores;
  const shown = (store: StoreRecord, actor: Actor) => presentStore(store, actor, now());

  let worker: RunWorker | null = null;
  const stopping = new AbortController();
  const { connect, readFeed } = sources;
  const reading = {
    syncs,
    connect,
    box,
    now,
    log: app.log,
    signal: stopping.signal,
    turns: metrics.leases('store_syncs'),
  };
  backlogs?.add('store_syncs', () => syncs.backlog(now()));
  app.addHook('onListen', async () => {
    worker = startRunWorker(() => syncDueStore(reading), app.log, 'A store could not be synchronized');
  });
  app.addHook('onClose', async () => {
    stopping.abort();
    await worker?.stop();
  });
  const service = createStoreService({ stores, access, sources, box, now, wake: () => worker?.wake() });

  mount(rows.list, async ({ caller }) => {
    const actor = actorOf(caller);
    return answer(
      200,
      (await access.list(actor)).map((store) => shown(store, actor)),
    );
  });

  mount(rows.create, async ({ caller, body }) => {
    const actor = actorOf(caller);
    return answer(201, shown(await service.connect(actor, body), actor));
  });

  mount(rows.test, async ({ caller, body }) => answer(200, await service.test(actorOf(caller), body)));

  mount(rows.lookAtFeed, async ({ caller, body }) =>
    answer(200, await service.lookAtAddress(actorOf(caller), body.url)),
  );

  mount(rows.lookAtFile, async ({ caller, files }) =>
    answer(200, await service.lookAtFile(actorOf(caller), files[0]?.content)),
  );

  mount(rows.read, async ({ caller, params }) => {
    const actor = actorOf(caller);
    return answer(200, shown(await access.require(actor, params.id), actor));
  });

  mount(rows.change, async ({ caller, params, body }) => {
    const actor = actorOf(caller);
    return answer(200, shown(await service.change(actor, params.id, body), actor));
  });

  mount(rows.disconnect, async ({ caller, params }) => {
    await service.disconnect(actorOf(caller), params.id);
    return answer(204, undefined);
  });

  mount(rows.synchronize, async ({ caller, params }) => {
    const actor = actorOf(caller);
    return answer(202, shown(await service.synchronize(actor, params.id), actor));
  });

  mount(rows.replaceFile, async ({ caller, params, file }) => {
    const actor = actorOf(caller);
    await receiveFile({ stores, syncs, readFeed, now }, await service.requireOwn(actor, params.id), file);
    return answer(200, shown(await access.require(actor, params.id), actor));
  });
}

/** Returns a store as the person sees it; of its credentials only whether there are any. */
function presentStore({ ownerId, url, sync, ...store }: StoreRecord, actor: Actor, now: number): Store {
  return {
    storeUuid: store.id,
    storeUrl: url,
    name: store.name,
    kind: store.kind,
    canEdit: ownerId === actor.id,
    hasCredentials: store.hasCredentials,
    feed: store.feed,
    products: store.products,
    currency: store.currency,
    sync: presentSync(sync, now),
    createdAt: isoTime(store.createdAt),
  };
}

function presentSync({ lease, ...sync }: SyncRecord, now: number): StoreSync {
  const shown = {
    ...sync,
    syncedAt: sync.syncedAt === null ? null : isoTime(sync.syncedAt),
    nextAt: sync.nextAt === null ? null : isoTime(sync.nextAt),
    skipped: [...sync.skipped],
  };
  // A server that stopped during an upload could not store the failure, and no worker resumes an upload.
  const isLost = sync.state === 'running' && sync.nextAt === null && lease <= now;
  return isLost ? { ...shown, state: 'failed', problem: INTERRUPTED } : shown;
}
