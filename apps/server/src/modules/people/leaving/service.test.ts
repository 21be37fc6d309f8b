import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Actor } from '@mailwright/contract';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '../../../app-error.ts';
import type { OpenDatabase } from '../../../db/database.ts';
import type { BlobStore } from '../../../storage/blob-store.ts';
import { createFolderStore } from '../../../storage/folder-store.ts';
import { describeOnBoth } from '../../../testing/databases.ts';
import { addPerson } from '../../../testing/people.ts';
import { assetPath } from '../../assets/asset-address.ts';
import type { AssetRepository } from '../../assets/port.ts';
import { createAssetRepository } from '../../assets/repository.ts';
import { blobKey } from '../../assets/service.ts';
import { createAccountRepository } from '../account-repository.ts';
import type { AccountRepository } from '../port.ts';
import type { LeavingRepository } from './port.ts';
import { createLeavingRepository } from './repository.ts';
import { createLeavingService } from './service.ts';

const FACE = 'face.png';

describeOnBoth('images of somebody who leaves', (open) => {
  let database: OpenDatabase;
  let folder: string;
  let assets: AssetRepository;
  let accounts: AccountRepository;
  let leaving: LeavingRepository;
  let store: BlobStore;
  let ada: Actor;
  let ben: string;

  beforeAll(async () => {
    database = await open();
    folder = await mkdtemp(path.join(tmpdir(), 'mailwright-leaving-'));
    store = createFolderStore(folder);
    assets = createAssetRepository(database);
    accounts = createAccountRepository(database, { demo: true });
    leaving = createLeavingRepository(database, { demo: true });
    ada = { id: await addPerson(database, 'Ada', { role: 'admin' }), role: 'admin' } as Actor;
  });
  afterAll(async () => {
    await database.close();
    await rm(folder, { recursive: true });
  });
  beforeEach(async () => {
    ben = await addPerson(database, 'Ben');
    await addImage(ben, FACE, false);
    await database.kysely
      .updateTable('users')
      .set({ image: assetPath(ben, FACE) })
      .where('id', '=', ben)
      .execute();
  });

  async function addImage(ownerId: string, savedName: string, inLibrary: boolean): Promise<void> {
    const facts = { originalName: savedName, contentType: 'image/png', width: 9, height: 9, size: 6 } as const;
    await assets.add({ ...facts, ownerId, savedName, templateId: null, folder: null, inLibrary, now: 1000 });
    await store.put(blobKey(ownerId, savedName), Buffer.from('pixels'), 'image/png');
  }

  const leave = (handTo: string | null, broken: { leaving?: object; store?: object } = {}) =>
    createLeavingService({
      accounts,
      leaving: { ...leaving, ...broken.leaving },
      images: assets,
      store: { ...store, ...broken.store },
      kept: { forgetPerson: async () => undefined },
      now: () => 2000,
    }).remove(ada, ben, handTo);

  /** Returns whether the picture is in the storage, in the list of images, and shown with the account. */
  async function faces() {
    const rows = await database.kysely.selectFrom('assets').select('name').where('owner_id', '=', ben).execute();
    const account = await accounts.find(ben);
    return [(await store.get(blobKey(ben, FACE))) !== null, rows.length > 0, Boolean(account?.image)];
  }

  test('a picture of their face goes with the account', async () => {
    await leave(null);
    expect(await faces()).toEqual([false, false, false]);
  });

  test('an account that stays after all is not shown with a picture that is gone', async () => {
    const refused = leave(null, { leaving: { remove: async () => 'no-heir' } });
    await expect(refused).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(await faces()).toEqual([false, false, false]);
    expect(await accounts.find(ben)).toMatchObject({ isActive: false });
  });

  test('a face that the storage did not let go of goes with the next try', async () => {
    const silent = () => Promise.reject(new AppError('STORAGE_UNAVAILABLE'));
    await expect(leave(null, { store: { remove: silent } })).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' });
    expect(await faces()).toEqual([true, true, true]);
    await leave(null);
    expect(await faces()).toEqual([false, false, false]);
  });

  test('nothing is copied for an account that may not end', async () => {
    const heir = await addPerson(database, 'Carla');
    await addImage(ada.id, 'coast.png', true);
    const put = vi.fn();
    const service = createLeavingService({
      accounts,
      leaving,
      images: assets,
      store: { ...store, put },
      kept: { forgetPerson: async () => undefined },
      now: () => 1,
    });
    await expect(service.remove(ada, ada.id, heir)).rejects.toMatchObject({ code: 'OWN_ACCOUNT' });
    await expect(service.deactivate(ada, ada.id, heir)).rejects.toMatchObject({ code: 'OWN_ACCOUNT' });
    const other = { id: 'operator', role: 'admin' } as Actor;
    await expect(service.remove(other, ada.id, heir)).rejects.toMatchObject({ code: 'LAST_ADMINISTRATOR' });
    await expect(service.deactivate(other, 'nobody', heir)).rejects.toMatchObject({ code: 'USER_NOT_FOUND' });
    expect(put).not.toHaveBeenCalled();
  });
});
