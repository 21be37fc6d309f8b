import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { DatabaseConfig } from '../../apps/server/src/config.ts';
import { startCluster } from '../../apps/server/src/testing/postgres-cluster.ts';
import { createDatabaseOn } from '../../apps/server/src/testing/postgres-database.ts';
import { addEditors } from './data-set.ts';
import type { Outcome, Task } from './driver.ts';
import { printGrowth, watchGrowth } from './growth.ts';
import { measureHolds } from './held-calls.ts';
import { contentOfBlocks, contentOfHtml } from './large-contents.ts';
import { mailOfSize } from './mail-of-size.ts';
import { printCost, printHeld, printRun } from './print-load.ts';
import { type ServerUnderLoad, startServer } from './server-under-load.ts';

const { values } = parseArgs({
  options: {
    database: { type: 'string', default: 'both' },
    people: { type: 'string', default: '200' },
    nodes: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '60' },
    kilobytes: { type: 'string', default: '100' },
    'save-every': { type: 'string', default: '15' },
    'list-every': { type: 'string', default: '30' },
    'arrive-in': { type: 'string', default: '30' },
    /** People who save so many megabytes of HTML one time after the other meanwhile. */
    heavy: { type: 'string', default: '0' },
    'heavy-megabytes': { type: 'string', default: '9' },
    /** People who import a mail in MJML every so many seconds meanwhile. */
    importing: { type: 'string', default: '0' },
    'import-every': { type: 'string', default: '7' },
    saves: { type: 'string', default: '400' },
    /** Only what a save costs. */
    cost: { type: 'boolean', default: false },
    /** Only for how long calls with contents as large as may be hold everybody else up. */
    holds: { type: 'boolean', default: false },
    thumbnails: { type: 'boolean', default: false },
    /** Memory is looked at meanwhile; fails where it still grows in the second half, or where a call fails. */
    growth: { type: 'boolean', default: false },
    /** Folder for a profile of the server's processor. */
    profile: { type: 'string' },
  },
});

const bytes = Number(values.kilobytes) * 1024;
const people = Number(values.people);
const nodes = Number(values.nodes);
const heavy = Number(values.heavy);
const importing = Number(values.importing);
const heavyBytes = Number(values['heavy-megabytes']) * 2 ** 20;

/** Two at a time: enough that nothing stands still, too few for a queue. */
const AT_A_TIME = 2;
const WARM_UP = 60;

/** Size of the HTML of blocks in relation to their JSON. */
const BLOCKS_SHARE = 3;

/** Time in which an idle server finishes the work it has put off, milliseconds; that work is not part of the saves. */
const SETTLED = 6000;

async function drive(task: Task): Promise<Outcome> {
  const driver = fork(path.resolve(import.meta.dirname, 'driver.ts'), { execArgv: [], serialization: 'advanced' });
  const answer = once(driver, 'message');
  driver.send(task);
  const [outcome] = (await answer) as [Outcome];
  return outcome;
}

/** Saves one after another: what one costs, and whether memory grows. */
async function measureCost(server: ServerUnderLoad, editors: Task['editors'], name: string): Promise<void> {
  const task = {
    origins: [server.origin],
    heavy: [],
    heavyBytes,
    importing: [],
    importEvery: 0,
    bytes,
    saveEvery: 0,
    listEvery: 0,
    arriveIn: 0,
    seconds: null,
  } as const;
  const few = editors.slice(0, AT_A_TIME);
  await drive({ ...task, editors: few, saves: WARM_UP });
  await sleep(SETTLED);
  const before = await server.report({ collect: true });
  const outcome = await drive({ ...task, editors: few, saves: Number(values.saves) });
  // What collecting for the heap's figure costs is no part of the saves.
  const after = await server.report();
  const { heap } = await server.report({ collect: true });
  printCost(name, before, { ...after, heap }, outcome);
}

/** People who work side by side. */
async function measureRun(servers: readonly ServerUnderLoad[], editors: Task['editors'], name: string): Promise<void> {
  const before = await Promise.all(servers.map((server) => server.report()));
  const growth = values.growth ? watchGrowth(servers, Number(values.seconds)) : null;
  const outcome = await drive({
    origins: servers.map(({ origin }) => origin),
    editors: editors.slice(heavy + importing),
    heavy: editors.slice(0, heavy),
    heavyBytes,
    importing: editors.slice(heavy, heavy + importing),
    importEvery: Number(values['import-every']),
    bytes,
    saveEvery: Number(values['save-every']),
    listEvery: Number(values['list-every']),
    arriveIn: Number(values['arrive-in']),
    seconds: Number(values.seconds),
    saves: null,
  });
  const samples = await growth;
  const after = await Promise.all(servers.map((server) => server.report()));
  printRun(
    `${name}, ${people} people${heavy > 0 ? ` and ${heavy} who save ${values['heavy-megabytes']} MB` : ''}, ${servers.length} ${servers.length === 1 ? 'node' : 'nodes'}`,
    {
      outcome,
      before,
      after,
    },
  );
  if (!samples) return;
  const grows = printGrowth(samples);
  const { arriving, atWork } = outcome;
  const failed = [arriving, atWork].some(({ errors }) => Object.keys(errors).length > 0);
  if (grows || failed) process.exitCode = 1;
}

/** Calls with contents as large as may be, one at a time. */
async function measureHeld(server: ServerUnderLoad, [editor]: Task['editors'], name: string): Promise<void> {
  if (!editor) return;
  // Of blocks the HTML is as much as may be, their JSON less.
  const contents = [contentOfHtml(heavyBytes), contentOfBlocks(await mailOfSize(heavyBytes / BLOCKS_SHARE), 50)];
  const held = [];
  for (const content of contents) held.push(...(await measureHolds(server, editor, content)));
  printHeld(name, held);
}

async function measure(config: DatabaseConfig, name: string, dataDir: string): Promise<void> {
  const isAlone = values.cost || values.holds;
  const editors = await addEditors(config, isAlone ? AT_A_TIME : people + heavy + importing, await mailOfSize(bytes));
  const profiling = values.profile ? ['--cpu-prof', `--cpu-prof-dir=${path.resolve(values.profile)}`] : [];
  const variables = {
    DATA_DIR: dataDir,
    MAIL_FROM_DOMAINS: 'acme.example',
    THUMBNAILS: values.thumbnails ? 'on' : 'off',
    ...(config.kind === 'postgres' && { DATABASE_URL: config.url }),
  };
  const servers: ServerUnderLoad[] = [];
  try {
    const count = config.kind === 'postgres' && !isAlone ? nodes : 1;
    for (let node = 0; node < count; node += 1) servers.push(await startServer(variables, profiling));
    const [first] = servers;
    if (first) await (values.holds ? measureHeld : measureCost)(first, editors, name);
    if (!isAlone) await measureRun(servers, editors, name);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

const folder = await mkdtemp(path.join(tmpdir(), 'mailwright-bench-load-'));
try {
  console.log(`Load of the machine before: ${loadavg()[0]?.toFixed(1)}\n`);
  const sqlite = path.join(folder, 'sqlite');
  if (values.database !== 'postgres') await measure({ kind: 'sqlite', folder: sqlite }, 'SQLite', sqlite);
  if (values.database !== 'sqlite') {
    const cluster = await startCluster({ durable: true });
    try {
      const { url } = await createDatabaseOn(cluster.url);
      await measure({ kind: 'postgres', url }, 'PostgreSQL', path.join(folder, 'postgres'));
    } finally {
      await cluster.stop();
    }
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
