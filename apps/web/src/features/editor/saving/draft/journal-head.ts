import { type BlockDefinition, type BlockRegistry, type HistoryRecord, listFields } from '@mailwright/document';

export const JOURNAL_FORMAT = 1;

/** A step without the commands that made it: they may be as long as the mail, and the whole head is written each time. */
export interface KeptStep extends Omit<HistoryRecord, 'document' | 'commands' | 'newIds'> {
  /** Number of the document in the packs. */
  readonly document: number;
}

/** Content of a journal besides the nodes in its packs. */
export interface JournalHead {
  readonly format: typeof JOURNAL_FORMAT;
  /** The blocks whose schemas the steps were made with. */
  readonly blocks: string;
  /** The revision of the template the work was made on. */
  readonly revision: number;
  readonly position: number;
  /** The step that was last saved; -1 when it is none of these. */
  readonly saved: number;
  readonly steps: readonly KeptStep[];
}

/** The head that was written; undefined for one of another release. Damage is the seal's to find. */
export function readHead(text: string): JournalHead | undefined {
  try {
    const head: JournalHead = JSON.parse(text);
    return head.format === JOURNAL_FORMAT && head.position in head.steps ? head : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Names the blocks and their versions: to steps of another release nobody goes back, their nodes may be of old schemas,
 * or their items without ids.
 */
export function namesOfBlocks(registry: BlockRegistry): string {
  const nameOf = (block: BlockDefinition) => `${block.type}@${block.version}${listFields(block).length ? '+ids' : ''}`;
  return [...registry.values()].map(nameOf).join(' ');
}
