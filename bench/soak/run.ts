import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { MJML_MAILS } from '../limits/mjml-mails.ts';
import { type Answer, call, importMjml, list, open, save } from '../load/client.ts';
import { addEditors, type Editor } from '../load/data-set.ts';
import { mailOfSize, type SavedMail } from '../load/mail-of-size.ts';
import { type ServerUnderLoad, startServer } from '../load/server-under-load.ts';
import { figure, percentile } from '../support/statistics.ts';
import { printTable } from '../support/table.ts';

const { values } = parseArgs({
  options: {
    /** Measured, after the warm-up. */
    minutes: { type: 'string', default: '4' },
    /** Not measured: caches fill, and code is compiled. */
    'warm-up': { type: 'string', default: '2' },
    /** Calls a second. */
    rate: { type: 'string', default: '5' },
    /** Folder for a profile of what is still in memory at the end, by who allocated it. */
    profile: { type: 'string' },
  },
});

const MEGABYTE = 2 ** 20;
const PEOPLE = 12;
const MAIL_BYTES = 100 * 1024;
const SAMPLE_EVERY_MS = 2000;
const QUARTERS = 4;

/** Share by which the lowest resident size of the last quarter may exceed that of the first. */
const ALLOWED = 0.05;

/** Share of calls that must go well; what is not done takes no memory. */
const WELL = 0.95;

/** Most calls that wait for their answers at one time; further calls wait until one is answered. */
const MAX_OPEN = 12;

interface Sample {
  /** Time since the end of the warm-up, milliseconds. */
  readonly ms: number;
  readonly resident: number;
}

/** Returns the actions of people, in order; most of them are saves and lists. */
function acts(origin: string, mail: SavedMail): readonly ((editor: Editor, round: number) => Promise<Answer>)[] {
  const get = (address: string) => (editor: Editor) =>
    call(origin, editor, 'GET', `/api/v2${address.replace('{id}', editor.templateId)}`);
  const post = (address: string, body: object) => (editor: Editor) =>
    call(origin, editor, 'POST', `/api/v2${address}`, { json: JSON.stringify(body) });
  const saves = async (editor: Editor, round: number) => {
    const opened = await open(origin, editor);
    if (!opened.ok) return opened;
    const revision = Number(/"revision":(\d+)/.exec(opened.body)?.[1] ?? 0);
    return save(origin, editor, mail.json(editor.name, round), revision);
  };
  const lists = (editor: Editor) => list(origin, editor);
  return [
    saves,
    lists,
    get('/usertemplate/counts'),
    saves,
    get('/usertemplate/export/{id}/html'),
    lists,
    saves,
    post('/usertemplate/search', { criteria: [{ key: 'name', value: 'Mail', operation: 'CONTAINS' }] }),
    get('/usertemplate/export/{id}/text'),
    saves,
    get('/usertemplate/export/{id}/mjml'),
    lists,
    get('/assets/user'),
    saves,
    get('/usertemplate/export/{id}/html?images=zip'),
    (editor, round) => importMjml(origin, editor, MJML_MAILS[round % MJML_MAILS.length] ?? ''),
    get('/contacts/customfields'),
    saves,
  ];
}

/** Makes calls at a steady rate until the time is over; returns how many there were of each kind of answer. */
async function work(origin: string, editors: readonly Editor[], mail: SavedMail, ms: number, from: number) {
  const kinds = new Map<string, number>();
  const times: number[] = [];
  const all = acts(origin, mail);
  const open = new Set<Promise<void>>();
  const [began, pause] = [performance.now(), 1000 / Number(values.rate)];
  let round = from;
  for (; performance.now() - began < ms; round += 1) {
    const [act, editor] = [all[round % all.length], editors[Math.floor(round / all.length) % editors.length]];
    if (!act || !editor) continue;
    const answered = act(editor, round).then(({ kind, milliseconds }) => {
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      times.push(milliseconds);
    });
    const done = answered.finally(() => open.delete(done));
    open.add(done);
    if (open.size >= MAX_OPEN) await Promise.race(open);
    await sleep(Math.max(0, began + (round - from + 1) * pause - performance.now()));
  }
  await Promise.all(open);
  return { kinds, times, round };
}

async function watch(server: ServerUnderLoad, ms: number): Promise<Sample[]> {
  const samples: Sample[] = [];
  const began = performance.now();
  while (performance.now() - began < ms) {
    const { resident } = await server.report({ memory: true });
    samples.push({ ms: performance.now() - began, resident });
    await sleep(SAMPLE_EVERY_MS);
  }
  return samples;
}

const folder = await mkdtemp(path.join(tmpdir(), 'mailwright-soak-'));
try {
  const [ms, warmUp] = [Number(values.minutes) * 60_000, Number(values['warm-up']) * 60_000];
  const mail = await mailOfSize(MAIL_BYTES);
  const editors = await addEditors({ kind: 'sqlite', folder }, PEOPLE, mail);
  const options = values.profile ? ['--heap-prof', `--heap-prof-dir=${path.resolve(values.profile)}`] : [];
  const server = await startServer({ DATA_DIR: folder, SEED: 'library' }, options);
  const warm = await work(server.origin, editors, mail, warmUp, 0);
  const heapBefore = (await server.report({ collect: true, memory: true })).heap;
  const [samples, { kinds, times }] = await Promise.all([
    watch(server, ms),
    work(server.origin, editors, mail, ms, warm.round),
  ]);
  const heapAfter = (await server.report({ collect: true, memory: true })).heap;
  await server.stop();
  const lowest = Array.from({ length: QUARTERS }, (_, quarter) =>
    Math.min(
      ...samples
        .filter((sample) => Math.min(QUARTERS - 1, Math.floor((sample.ms / ms) * QUARTERS)) === quarter)
        .map(({ resident }) => resident),
    ),
  );
  const [first = 0, last = 0] = [lowest[0], lowest.at(-1)];
  const grew = last / first - 1;
  console.log(
    `${times.length} calls in ${values.minutes} minutes after ${values['warm-up']} of warm-up, p50 ${figure(percentile(times, 0.5))} ms, p99 ${figure(percentile(times, 0.99))} ms\n`,
  );
  printTable(
    ['answer', 'calls'],
    [...kinds].toSorted(([one], [two]) => one.localeCompare(two)),
  );
  printTable(
    ['lowest resident size', ...lowest.map((_, quarter) => `quarter ${quarter + 1}`)],
    [['MB', ...lowest.map((bytes) => figure(bytes / MEGABYTE))]],
  );
  console.log(
    `From the first to the last quarter: ${figure(grew * 100)} % (limit: ${ALLOWED * 100} %); heap with garbage collected ${figure(heapBefore / MEGABYTE)} MB before, ${figure(heapAfter / MEGABYTE)} MB after\n`,
  );
  const well = (kinds.get('200') ?? 0) / times.length;
  if (well < WELL)
    console.log(
      `Only ${figure(well * 100)} % of the calls went well: the machine is too busy, and this says nothing.\n`,
    );
  if (grew > ALLOWED || well < WELL) process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
