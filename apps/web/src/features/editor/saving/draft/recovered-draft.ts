import type { Template } from '@mailwright/contract';
import { type BlockRegistry, type HistoryLine, readDocument, sameJson, writeDocument } from '@mailwright/document';
import type { JournalKey, RecoveredDraft } from '../../core/session/keepers.ts';
import { joinBody } from '../save/wire-document.ts';
import { type JournalHead, namesOfBlocks, readHead } from './journal-head.ts';
import { deleteJournal, readHeads, readPacks } from './journal-store.ts';
import { liveOpenings } from './open-tabs.ts';

/** Earlier work on a template that its opening needs to know. */
export interface EarlierWork {
  /** Work that the server never got. */
  readonly unsaved: RecoveredDraft | null;
  /** Work whose last state is what the server has: its history goes on. */
  readonly saved: RecoveredDraft | null;
}

const NONE: EarlierWork = { unsaved: null, saved: null };

/** Looks for earlier work on a template as it is on the server. Damaged and outdated journals are thrown away. */
export async function findWork(
  userId: string,
  template: Pick<Template, 'id' | 'components' | 'customStyles'>,
  registry: BlockRegistry,
): Promise<EarlierWork> {
  try {
    const found = await readWork(userId, template.id, registry);
    const body = joinBody(template);
    // As it is read: what an older release stored lacks what reading fills in, and is no other work for that.
    const stored = body && writeDocument(readDocument(body, registry).document);
    const isStored = ({ document }: RecoveredDraft) => sameJson(writeDocument(document), stored ?? undefined);
    const unsaved = found.find((work) => !work.allSaved && !isStored(work)) ?? null;
    const saved = found.find(isStored) ?? null;
    for (const work of found) if (work !== saved && (work.allSaved || isStored(work))) void forgetWork(work.key);
    return { unsaved, saved };
  } catch {
    // Where storage is denied nothing was kept.
    return NONE;
  }
}

/** The newest first; what another tab is at work on is none of it. */
async function readWork(
  userId: string,
  templateId: string,
  registry: BlockRegistry,
): Promise<readonly RecoveredDraft[]> {
  const [heads, live] = await Promise.all([readHeads(userId, templateId), liveOpenings()]);
  const found: RecoveredDraft[] = [];
  for (const { key, keptAt, text } of heads.toSorted((a, b) => b.keptAt - a.keptAt)) {
    if (live.has(key.opening)) continue;
    const head = text === undefined ? undefined : readHead(text);
    const packs = head && (await readPacks(key));
    // Most mails open without earlier work.
    const reading = head && packs && (await import('./unpack-journal.ts'));
    const work = reading && workOf(head, reading.unpackLine(head, packs), registry);
    if (work) found.push({ ...work, key, keptAt });
    else void forgetWork(key);
  }
  return found;
}

function workOf(
  head: JournalHead,
  line: HistoryLine | undefined,
  registry: BlockRegistry,
): Omit<RecoveredDraft, 'key' | 'keptAt'> | undefined {
  const { position, revision, saved } = head;
  const shown = line?.steps[position];
  if (!line || !shown) return undefined;
  const { document } = readDocument(shown.document, registry);
  const steps = line.steps.with(position, { ...shown, document });
  const current = head.blocks === namesOfBlocks(registry);
  const changes = changesOf(head.steps, saved, position);
  return {
    revision,
    document,
    line: current ? { steps, position } : null,
    saved,
    allSaved: saved === position,
    changes,
  };
}

/** The first step is how the work began, no change. Steps that were taken back count as changes, too. */
function changesOf(steps: JournalHead['steps'], saved: number, position: number): readonly string[] {
  const [from, to] = saved > position ? [position, saved] : [Math.max(saved, 0), position];
  return steps.slice(from + 1, to + 1).map(({ label }) => label);
}

/** Throws kept work away. */
export async function forgetWork(key: JournalKey): Promise<void> {
  try {
    await deleteJournal(key);
  } catch {
    // Where storage is denied there is nothing to throw away.
  }
}

const DAY = 24 * 60 * 60 * 1000;
const KEPT_FOR = 30 * DAY;

/** Throws away what nobody came back for within 30 days, whoever's it was. */
export async function forgetOldWork(now = Date.now()): Promise<void> {
  const [heads, live] = await Promise.all([readHeads(), liveOpenings()]);
  const old = heads.filter(({ key, keptAt }) => !live.has(key.opening) && !(now - keptAt < KEPT_FOR));
  await Promise.all(old.map(({ key }) => deleteJournal(key)));
}
