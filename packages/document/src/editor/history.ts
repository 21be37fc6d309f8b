import type { Command } from '../commands/command.ts';
import { mergeCommands } from '../commands/merge-commands.ts';
import type { JsonValue } from '../json.ts';
import type { DocumentNode, EmailDocument, NodeId } from '../node.ts';
import { childrenOf, walk } from '../tree/walk.ts';
import type { HistoryLine, HistoryRecord } from './editor.ts';

const BYTES_PER_ENTRY = 24;

const BYTES_PER_NODE = 160;

/** State that is shown again when the history goes to a step. */
export interface Snapshot {
  readonly document: EmailDocument;
  readonly selection: readonly NodeId[];
}

export interface HistoryOptions {
  /** Returns the current time, milliseconds since 1970; `Date.now` by default. */
  readonly now?: () => number;
  /** Estimated bytes of the steps kept; 200 MB by default. The oldest are forgotten first. */
  readonly limit?: number;
}

export interface Edit extends Snapshot {
  /** Command that made the edit. */
  readonly command: Command;
  /** Ids that the command gave to new nodes. */
  readonly newIds: readonly NodeId[];
  readonly label: string;
  /** Selection before the edit; undo selects it again. */
  readonly selectionBefore: readonly NodeId[];
  /** Edits of one key in a row, each less than 800 ms after the last, are one step. */
  readonly coalesce?: string | undefined;
  /** The document of the step that it belongs to, if that is the latest. */
  readonly joins?: EmailDocument | undefined;
}

/** One line of undo steps over everything: structure, texts, styles, settings, imports. */
export interface History {
  steps(): readonly HistoryRecord[];
  position(): number;
  /** Adds a step after the current one and forgets what was undone. */
  record(edit: Edit): void;
  /**
   * Forgets the latest step, when it made that document and is the one shown, and brings back what had been undone
   * before it. Answers what was shown before; undefined when it is another step.
   */
  withdraw(document: EmailDocument): Snapshot | undefined;
  /** Goes to a step and answers what it shows; undefined when there is no such step. */
  jump(position: number): Snapshot | undefined;
  /** Goes on with the steps of an earlier history instead of these. */
  resume(line: HistoryLine): void;
  /** The next edit is a step of its own, whatever its key. */
  breakCoalescing(): void;
}

const COALESCE_WITHIN = 800;

const DEFAULT_LIMIT = 200 * 1024 * 1024;

interface Entry extends HistoryRecord {
  readonly bytes: number;
}

/** Starts a history at a document. Snapshots share all that an edit left alone, so a step costs what it changed. */
export function createHistory(start: EmailDocument, options: HistoryOptions = {}): History {
  const { now = Date.now, limit = DEFAULT_LIMIT } = options;
  let bytesOf = createMemoryEstimate(start);
  let entries: Entry[] = [
    {
      document: start,
      selection: [],
      selectionBefore: [],
      label: 'start',
      commands: [],
      newIds: [],
      time: now(),
      bytes: 0,
    },
  ];
  let position = 0;
  /** Undone steps that the latest step removed from the history. */
  let undone: readonly Entry[] = [];
  let open: { readonly key: string; readonly since: number } | null = null;

  const trim = () => {
    let total = entries.reduce((sum, entry) => sum + entry.bytes, 0);
    let surplus = 0;
    while (total > limit && surplus < entries.length - 2) {
      surplus += 1;
      // The step that becomes the oldest replaces about as much as it brought; both go with the one before it.
      total -= entries[surplus]?.bytes ?? 0;
    }
    entries = entries.slice(surplus);
    position -= surplus;
  };

  return {
    steps: () => entries,
    position: () => position,
    record({ command, coalesce, joins: owner, ...edit }) {
      const time = now();
      const last = entries[position];
      const bytes = bytesOf(edit.document);
      const goesOn = open !== null && open.key === coalesce && time - open.since < COALESCE_WITHIN;
      const belongs = owner !== undefined && last?.document === owner;
      const joins = (goesOn || belongs) && position > 0 && position === entries.length - 1;
      if (joins && last) {
        const { selectionBefore } = last;
        const label = belongs ? last.label : edit.label;
        const commands = mergeCommands(last.commands, command);
        const newIds = [...last.newIds, ...edit.newIds];
        entries = entries.with(position, {
          ...edit,
          label,
          commands,
          newIds,
          selectionBefore,
          time,
          bytes: last.bytes + bytes,
        });
      } else {
        undone = entries.slice(position + 1);
        entries = [...entries.slice(0, position + 1), { ...edit, commands: [command], time, bytes }];
        position += 1;
      }
      open = coalesce === undefined ? null : { key: coalesce, since: time };
      trim();
    },
    withdraw(document) {
      const last = entries[position];
      const before = entries[position - 1];
      if (!last || !before || last.document !== document || position < entries.length - 1) return undefined;
      position -= 1;
      entries = [...entries.slice(0, position + 1), ...undone];
      undone = [];
      open = null;
      return { document: before.document, selection: last.selectionBefore };
    },
    jump(target) {
      const entry = entries[target];
      if (!entry) return undefined;
      const left = target < position ? entries[target + 1] : undefined;
      position = target;
      open = null;
      return { document: entry.document, selection: left ? left.selectionBefore : entry.selection };
    },
    resume({ steps, position: kept }) {
      const [first] = steps;
      if (!first) return;
      bytesOf = createMemoryEstimate(first.document);
      entries = steps.map((step) => ({ ...step, bytes: bytesOf(step.document) }));
      undone = [];
      position = Math.min(Math.max(kept, 0), entries.length - 1);
      open = null;
      trim();
    },
    breakCoalescing() {
      open = null;
    },
  };
}

/** Bytes of the nodes that no version asked about so far holds. An estimate: objects by their keys, text by its letters. */
type MemoryEstimate = (document: EmailDocument) => number;

/** Estimates the memory that versions of a document take beyond the ones before them; it knows the nodes of the first. */
function createMemoryEstimate(start: EmailDocument): MemoryEstimate {
  const known = new WeakSet<DocumentNode>();
  walk(start, (node) => known.add(node));
  const bytesOfNodes = (nodes: readonly DocumentNode[]): number => {
    let bytes = 8 * nodes.length;
    for (const node of nodes) {
      if (known.has(node)) continue;
      known.add(node);
      bytes += BYTES_PER_NODE + bytesOfValue(node.props) + bytesOfNodes(childrenOf(node));
    }
    return bytes;
  };
  return (document) => bytesOfNodes(document.nodes);
}

/** Iterative, because what a placeholder keeps may be nested without bound. */
function bytesOfValue(value: JsonValue): number {
  const waiting: JsonValue[] = [value];
  let bytes = 0;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    bytes += BYTES_PER_ENTRY;
    if (typeof next === 'string') bytes += 2 * next.length;
    else if (typeof next === 'object' && next !== null) {
      for (const inner of Object.values(next)) waiting.push(inner);
    }
  }
  return bytes;
}
