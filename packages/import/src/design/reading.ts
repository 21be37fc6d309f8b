import type { DocumentNode } from '@mailwright/document';
import { placeholderNode } from '../block-node.ts';
import type { PartNotes } from './part-notes.ts';
import type { WordsAround } from './words.ts';

/** Data that the readers of one part share. */
export interface PartReading {
  readonly notes: PartNotes;
  readonly around: WordsAround;
  /** Width that the part has for itself, CSS pixels. */
  readonly width: number;
}

/** A part that no block stands for, with what it was. */
export function foreignNode(part: string, source: unknown): DocumentNode {
  return placeholderNode(part, written(source));
}

/** JSON of any depth; '' when it is nested deeper than it can be written. */
function written(source: unknown): string {
  try {
    return JSON.stringify(source) ?? '';
  } catch {
    return '';
  }
}
