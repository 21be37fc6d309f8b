import type { ListRange, PersonName } from '@mailwright/contract';

export interface NoteRecord {
  readonly id: string;
  readonly templateId: string;
  readonly text: string;
  readonly author: PersonName;
  /** Milliseconds since 1970. */
  readonly created: number;
}

export interface NoteRepository {
  add(note: Omit<NoteRecord, 'author'> & { readonly userId: string }): Promise<void>;
  find(id: string): Promise<NoteRecord | null>;
  /** Returns notes, newest first. */
  list(templateId: string, part: ListRange): Promise<readonly NoteRecord[]>;
  remove(id: string): Promise<void>;
  removeAll(templateId: string): Promise<void>;
}
