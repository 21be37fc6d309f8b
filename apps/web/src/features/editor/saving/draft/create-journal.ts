import type { EmailDocument, HistoryLine, HistoryRecord } from '@mailwright/document';
import type { JournalKey } from '../../core/session/keepers.ts';
import { JOURNAL_FORMAT, type JournalHead, type KeptStep } from './journal-head.ts';
import { createJournalPacker, type JournalPacker } from './journal-packer.ts';
import { hasJournal, writeJournal } from './journal-store.ts';

/** Largest length of a journal on this device, characters; past it the newest steps of half of it are written anew. */
const MAX_JOURNAL_LENGTH = 24 * 1024 * 1024;

export interface JournalWork {
  readonly line: HistoryLine;
  readonly saved: EmailDocument;
  readonly revision: number;
  readonly blocks: string;
}

export interface Journal {
  /** Writes what is new of the work; false when this device does not take it. `atOnce` leaves others no turn. */
  keep(work: JournalWork, atOnce?: boolean): Promise<boolean>;
}

/** Keeps the history of one opening of a template. Only one `keep` after another, except for those at once. */
export function createJournal(key: JournalKey, most = MAX_JOURNAL_LENGTH): Journal {
  let packer = createJournalPacker();
  let written = 0;
  let round = 0;
  /** Steps before this document did not fit any more. */
  let oldest: EmailDocument | null = null;

  const restart = () => {
    packer = createJournalPacker();
    written = 0;
  };
  const write = async ({ line, saved, revision, blocks }: JournalWork): Promise<void> => {
    const facts = { revision, blocks, saved: line.steps.findIndex(({ document }) => document === saved) };
    const head = writeHead(line, packer.numberOf, facts);
    const packs = packer.collect();
    const after = written;
    written += packs.length;
    await writeJournal(key, { after, packs, head });
  };
  const attempt = async (work: JournalWork, atOnce: boolean): Promise<void> => {
    round += 1;
    const mine = round;
    if (!atOnce && written > 0) {
      const there = await hasJournal(key);
      if (round !== mine) return;
      if (!there) restart();
    }
    const line = since(oldest, work.line);
    for (const { document } of line.steps) {
      for (const _ of packer.take(document)) {
        if (atOnce) continue;
        await breathe();
        // Meanwhile the page was about to go, and everything was written at once.
        if (round !== mine) return;
      }
    }
    if (packer.length() <= most) return write({ ...work, line });
    restart();
    const fitting = newest(line, packer, most / 2);
    oldest = fitting.steps[0]?.document ?? null;
    await write({ ...work, line: fitting });
  };

  return {
    async keep(work, atOnce = false) {
      try {
        await attempt(work, atOnce);
        return true;
      } catch {
        restart();
      }
      try {
        // A device that is full may still have room for the work itself.
        await attempt({ ...work, line: alone(work.line) }, atOnce);
        return true;
      } catch {
        restart();
        return false;
      }
    },
  };
}

/** @throws when a document of the history has no number yet */
export function writeHead(
  { steps, position }: HistoryLine,
  numberOf: (document: HistoryRecord['document']) => number | undefined,
  facts: Pick<JournalHead, 'blocks' | 'revision' | 'saved'>,
): string {
  const kept = steps.map(({ label, time, selection, selectionBefore, document }): KeptStep => {
    const number = numberOf(document);
    if (number === undefined) throw new Error('A document of the history is not packed');
    return { label, time, selection, selectionBefore, document: number };
  });
  return JSON.stringify({ format: JOURNAL_FORMAT, ...facts, position, steps: kept } satisfies JournalHead);
}

/** The newest steps that fit, with the one shown now in any case; they are packed afterwards. */
function newest({ steps, position }: HistoryLine, packer: JournalPacker, most: number): HistoryLine {
  let first = steps.length;
  while (first > 0 && packer.length() < most) {
    first -= 1;
    pack(packer, steps[first]?.document);
  }
  if (first <= position) return { steps: steps.slice(first), position: position - first };
  pack(packer, steps[position]?.document);
  return alone({ steps, position });
}

/** The steps from a document on; the one shown now alone when it stands before that. */
function since(oldest: EmailDocument | null, line: HistoryLine): HistoryLine {
  const first = Math.max(
    0,
    line.steps.findIndex(({ document }) => document === oldest),
  );
  if (line.position < first) return alone(line);
  return { steps: line.steps.slice(first), position: line.position - first };
}

function alone({ steps, position }: HistoryLine): HistoryLine {
  return { steps: steps.slice(position, position + 1), position: 0 };
}

function pack(packer: JournalPacker, document: EmailDocument | undefined): void {
  if (document) for (const _ of packer.take(document));
}

/** Lets keys and pointers have their turn. */
function breathe(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
