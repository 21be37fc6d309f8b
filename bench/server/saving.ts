import { randomBytes } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import type { TemplateBody } from '@mailwright/contract';
import type { DatabaseConfig } from '../../apps/server/src/config.ts';
import { openDatabase } from '../../apps/server/src/db/database.ts';
import { newId } from '../../apps/server/src/db/new-id.ts';
import { createTemplateRepository } from '../../apps/server/src/modules/templates/repository.ts';
import { prepareBody } from '../../apps/server/src/modules/versions/prepare-body.ts';
import { openBareDriver, type Statement } from '../support/recorded-database.ts';
import { figure } from '../support/statistics.ts';
import { p50, p95, ratio } from '../support/times-of.ts';
import { ownerId } from './data-set.ts';

const ROUNDS = 6;
const SAVES_A_ROUND = 60;
const BYTES = 100 * 1024;
const CLIENTS = [1, 8];

/**
 * Saves of a 100 KB body with its version. The bare driver writes the text as it is; the repository also looks at what
 * is stored, hashes and packs.
 */
export async function measureSaving(config: DatabaseConfig): Promise<string[][]> {
  const database = openDatabase(config, { exclusive: false });
  const templates = createTemplateRepository(database);
  const bare = openBareDriver(config);
  const owner = ownerId(0);
  const rows: string[][] = [];
  for (const clients of CLIENTS) {
    const ids = await Promise.all(Array.from({ length: clients }, () => addTemplate(database, owner)));
    const ours: Round[] = [];
    const bareRounds: Round[] = [];
    // In turns, because a disk is quicker in one second than in another; the first round only warms up.
    for (let round = 0; round <= ROUNDS; round++) {
      const texts = Array.from({ length: 2 * SAVES_A_ROUND }, body);
      const bareRound = await inParallel(clients, texts.slice(SAVES_A_ROUND), (text, client, index) =>
        bare.run(bareSave(config, ids[client] ?? '', round * SAVES_A_ROUND + index, owner, text)),
      );
      const ourRound = await inParallel(clients, texts.slice(0, SAVES_A_ROUND), async (text, client) => {
        const changed = await prepareBody(text);
        const id = ids[client] ?? '';
        await templates.update({ id, userId: owner, now: Date.now(), body: changed, guard: () => null });
      });
      if (round > 0) ours.push(ourRound);
      if (round > 0) bareRounds.push(bareRound);
    }
    const [our, other] = [summary(ours), summary(bareRounds)];
    rows.push([
      `save of 100 KB, ${clients} at a time`,
      `${figure(our.perSecond)}/s, ${figure(p50(our.times))} / ${figure(p95(our.times))}`,
      `${figure(other.perSecond)}/s, ${figure(p50(other.times))} / ${figure(p95(other.times))}`,
      ratio(our.perSecond, other.perSecond),
    ]);
  }
  await database.close();
  await bare.close();
  return rows;
}

async function addTemplate(database: Parameters<typeof createTemplateRepository>[0], owner: string): Promise<string> {
  const id = newId();
  const empty = { description: '', tags: '', preheader: '', categoryIds: [], body: null } as const;
  const kind = { isSystem: false, type: 'email', status: 'draft' } as const;
  await createTemplateRepository(database).create({ id, ownerId: owner, name: 'Saved', now: 1, ...kind, ...empty });
  return id;
}

/** Mail-like text that differs from save to save in many places, as after real edits. */
function body(): TemplateBody {
  let html = '';
  while (html.length < BYTES) {
    const word = randomBytes(6).toString('hex');
    html += `<tr><td align="left" style="padding:0 20px;font-family:Arial,sans-serif;color:#333">${word} Lorem ipsum dolor sit amet, consectetur ${word}.</td></tr>\n`;
  }
  return { html, css: '', customStyles: '', style: {}, components: {} };
}

function bareSave(config: DatabaseConfig, id: string, index: number, owner: string, text: TemplateBody): Statement[] {
  const mark = (sql: string) => {
    let count = 0;
    return config.kind === 'sqlite' ? sql : sql.replace(/\?/g, () => `$${++count}`);
  };
  const hash = `bare-${index}`;
  const content = Buffer.from(JSON.stringify(text));
  const size = text.html.length;
  return [
    { sql: 'begin', parameters: [] },
    {
      sql: mark('insert into bodies (template_id, hash, content) values (?, ?, ?)'),
      parameters: [id, hash, content],
    },
    {
      sql: mark('insert into versions (template_id, version_at, user_id, hash, size) values (?, ?, ?, ?, ?)'),
      parameters: [id, index + 1, owner, hash, size],
    },
    {
      sql: mark('update templates set body_hash = ?, size = ?, versioned_at = ?, modified_at = ? where id = ?'),
      parameters: [hash, size, index + 1, index + 1, id],
    },
    { sql: 'commit', parameters: [] },
  ];
}

interface Round {
  readonly times: readonly number[];
  readonly elapsed: number;
}

async function inParallel<T>(
  clients: number,
  items: readonly T[],
  save: (item: T, client: number, index: number) => Promise<void>,
): Promise<Round> {
  const times: number[] = [];
  const queue = items.entries();
  const began = performance.now();
  const worker = async (_: unknown, client: number) => {
    for (const [index, item] of queue) {
      const start = performance.now();
      await save(item, client, index);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: clients }, worker));
  return { times, elapsed: performance.now() - began };
}

function summary(rounds: readonly Round[]) {
  const times = rounds.flatMap((round) => round.times);
  const elapsed = rounds.reduce((sum, round) => sum + round.elapsed, 0);
  return { times, perSecond: (times.length / elapsed) * 1000 };
}
