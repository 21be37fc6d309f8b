import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openDatabase } from '../../db/database.ts';
import { createVersionRepository } from '../../modules/versions/repository.ts';
import { createPostgresDatabase } from '../databases.ts';
import { leaveLibraryOut } from '../leave-library-out.ts';
import type { PostgresDatabase } from '../postgres-database.ts';
import { openTestBucket, type TestBucket } from '../storage/open-bucket.ts';
import { type PatientPerson, patientPerson } from './patient-person.ts';
import { startTwoNodes, type TwoNodes } from './two-nodes.ts';

const SAVERS = 4;
const UPLOADERS = 2;
const LONG = { timeout: 300_000 };

/** Counts what happens; who waits for so many is told at the one that makes them so many. */
function counter() {
  const waiting = new Map<number, () => void>();
  let count = 0;
  return {
    add() {
      count += 1;
      waiting.get(count)?.();
    },
    more(wanted: number): Promise<void> {
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting.set(count + wanted, resolve);
      return promise;
    },
  };
}

/** Work that goes on until it is told to end, and what was acknowledged of it. */
function keepWorking(anna: PatientPerson, ids: readonly string[]) {
  let isWanted = true;
  const saves = new Map<string, number[]>(ids.map((id) => [id, []]));
  const uploads: Awaited<ReturnType<PatientPerson['upload']>>[] = [];
  const acknowledged = counter();

  async function saveOn(id: string): Promise<void> {
    let { revision } = await anna.read(id);
    for (let number = 1; isWanted; number += 1) {
      revision = await anna.save(id, number, revision);
      saves.get(id)?.push(number);
      acknowledged.add();
    }
  }

  async function uploadOn(): Promise<void> {
    while (isWanted) {
      uploads.push(await anna.upload(ids[0] ?? ''));
      acknowledged.add();
    }
  }

  const work = Promise.all([...ids.map(saveOn), ...Array.from({ length: UPLOADERS }, uploadOn)]);
  // Told by `stop`, or by whoever waits for progress.
  work.catch(() => undefined);
  return {
    saves,
    uploads,
    /** Resolves when so much more was acknowledged; rejects when the work has failed. */
    progress: (more: number) => Promise.race([work, acknowledged.more(more)]),
    async stop(): Promise<void> {
      isWanted = false;
      await work;
    },
  };
}

describe.skipIf(inject('postgresUrl') === null)('two nodes on one PostgreSQL and one bucket', () => {
  let postgres: PostgresDatabase;
  let bucket: TestBucket;
  let nodes: TwoNodes;
  let anna: PatientPerson;

  beforeAll(async () => {
    [postgres, bucket] = [await createPostgresDatabase(), await openTestBucket()];
    await leaveLibraryOut({ kind: 'postgres', url: postgres.url });
    nodes = await startTwoNodes({ DATABASE_URL: postgres.url, ...bucket.env });
    anna = await patientPerson(nodes.url);
  }, 120_000);
  afterAll(async () => {
    await nodes?.close();
    await postgres?.drop();
    await bucket?.close();
  });

  const templates = () => Promise.all(Array.from({ length: SAVERS }, (_, at) => anna.create(`Saved ${at}`)));

  async function expectAllKept({ saves, uploads }: ReturnType<typeof keepWorking>): Promise<void> {
    const database = openDatabase({ kind: 'postgres', url: postgres.url }, { exclusive: false });
    const versions = createVersionRepository(database);
    for (const [id, numbers] of saves) {
      const { html, revision } = await anna.read(id);
      expect(html).toContain(`save-${numbers.at(-1)}-`);
      expect(revision).toBe(numbers.length);
      const kept = [];
      for (const { versionDate } of (await versions.list(id)).toReversed()) {
        const version = await versions.read(id, versionDate);
        kept.push(Number(/save-(\d+)-/.exec(version?.body.html ?? '')?.[1]));
      }
      expect(kept).toEqual(numbers);
    }
    await database.close();
    for (const { url, content } of uploads) {
      const answer = await fetch(url);
      expect([answer.status, Buffer.from(await answer.arrayBuffer()).equals(content)]).toEqual([200, true]);
    }
  }

  const told = (what: string, work: ReturnType<typeof keepWorking>, repeated: number) => {
    const saved = [...work.saves.values()].flat().length;
    process.stdout.write(`${what}: ${saved} saves and ${work.uploads.length} uploads, ${repeated} sent again\n`);
  };

  test('lose no save and no image when one after the other is killed in the middle of them', LONG, async () => {
    const before = anna.repeated();
    const work = keepWorking(anna, await templates());
    for (const at of [0, 1, 0] as const) {
      await work.progress(20);
      await nodes.kill(at);
    }
    await work.progress(20);
    await work.stop();
    await expectAllKept(work);
    told('Three kills', work, anna.repeated() - before);
  });

  test('are restarted one after the other without anybody noticing', LONG, async () => {
    const [before, broken] = [anna.repeated(), nodes.broken.length];
    const work = keepWorking(anna, await templates());
    for (const at of [0, 1, 0, 1] as const) {
      await work.progress(20);
      await nodes.replace(at);
    }
    await work.progress(20);
    await work.stop();
    await expectAllKept(work);
    told('Four restarts', work, anna.repeated() - before);
    expect([anna.repeated() - before, nodes.broken.slice(broken)]).toEqual([0, []]);
    expect(nodes.answered().every((count) => count > 0)).toBe(true);
  });

  test(
    'show at one of them what the other one has kept and sent nowhere, and write nothing to their disks',
    LONG,
    async () => {
      const template = await anna.create('Shown by both');
      const [keeper, other] = nodes.origins();
      const { keptAt } = await anna.sendTest(template, keeper);
      const shown = async (origin: string) => {
        const answer = await fetch(`${origin}${keptAt}`, { headers: { cookie: anna.cookie } });
        return [answer.status, (await answer.text()).includes('carla@acme.example')];
      };
      expect(await shown(other)).toEqual([200, true]);
      await nodes.kill(0);
      expect(await shown(nodes.origins()[1])).toEqual([200, true]);
      expect(await shown(nodes.origins()[0])).toEqual([200, true]);
      expect(nodes.folders.filter((folder) => existsSync(folder))).toEqual([]);
    },
  );
});
