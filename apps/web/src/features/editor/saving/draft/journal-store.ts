import { createStore, promisifyRequest } from 'idb-keyval';
import type { JournalKey } from '../../core/session/keepers.ts';
import { type ChecksummedText, openSealed, withChecksum } from './checksum.ts';

export interface StoredHead {
  readonly key: JournalKey;
  /** Milliseconds. */
  readonly keptAt: number;
  /** undefined when what is stored is damaged. */
  readonly text: string | undefined;
}

interface Addition {
  /** Packs that are in the store already. */
  readonly after: number;
  readonly packs: readonly ChecksummedText[];
  readonly head: string;
}

const run = createStore('mailwright-journals', 'journals');

const headKey = ({ userId, templateId, opening }: JournalKey) => ['head', userId, templateId, opening];
const packKey = ({ userId, templateId, opening }: JournalKey, number: number) => [
  'pack',
  userId,
  templateId,
  opening,
  number,
];

/** All keys that begin with these parts: a list is greater than any text or number. */
function under(...parts: readonly string[]): IDBKeyRange {
  return IDBKeyRange.bound(parts, [...parts, []]);
}

/** Writes what is new in one transaction. With `after: 0` the journal is written anew. */
export function writeJournal(key: JournalKey, { after, packs, head }: Addition): Promise<void> {
  return run('readwrite', async (store) => {
    const done = promisifyRequest(store.transaction);
    if (after === 0) store.delete(under('pack', key.userId, key.templateId, key.opening));
    packs.forEach((pack, index) => {
      store.put(pack, packKey(key, after + index));
    });
    store.put({ ...withChecksum(head), keptAt: Date.now() }, headKey(key));
    // A page that goes away ends what still waits for its requests.
    store.transaction.commit();
    await done;
  });
}

/** Returns whether the journal still exists: where tabs cannot see each other, one of them may have deleted it. */
export async function hasJournal(key: JournalKey): Promise<boolean> {
  return (await run('readonly', (store) => promisifyRequest(store.count(headKey(key))))) > 0;
}

/** The heads of a template's journals, or of all journals on this device. */
export function readHeads(userId?: string, templateId?: string): Promise<readonly StoredHead[]> {
  const parts = [userId, templateId].filter((part) => part !== undefined);
  return run('readonly', async (store) => {
    const range = under('head', ...parts);
    const [keys, values] = await Promise.all([
      promisifyRequest(store.getAllKeys(range)),
      promisifyRequest(store.getAll(range)),
    ]);
    return keys.map((key, index) => storedHead(key, values[index]));
  });
}

function storedHead(key: IDBValidKey, value: unknown): StoredHead {
  const [, userId = '', templateId = '', opening = ''] = Array.isArray(key) ? key.map(String) : [];
  const keptAt = typeof value === 'object' && value !== null && 'keptAt' in value ? Number(value.keptAt) : 0;
  return { key: { userId, templateId, opening }, keptAt, text: openSealed(value) };
}

/** The packs in order; undefined when one is damaged. */
export function readPacks({ userId, templateId, opening }: JournalKey): Promise<readonly string[] | undefined> {
  return run('readonly', async (store) => {
    const values: unknown[] = await promisifyRequest(store.getAll(under('pack', userId, templateId, opening)));
    const packs = values.map(openSealed);
    return packs.every((pack) => pack !== undefined) ? packs : undefined;
  });
}

export function deleteJournal(key: JournalKey): Promise<void> {
  return run('readwrite', async (store) => {
    const done = promisifyRequest(store.transaction);
    store.delete(headKey(key));
    store.delete(under('pack', key.userId, key.templateId, key.opening));
    await done;
  });
}
