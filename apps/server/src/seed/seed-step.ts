import type { Database } from '../db/database.ts';
import type { ComposeBody } from '../modules/templates/update/compose-body.ts';
import type { BlobStore } from '../storage/blob-store.ts';

/** Parts that a step may use; the database is the step's own transaction. */
export interface SeedContext {
  readonly database: Database;
  readonly store: BlobStore;
  readonly now: number;
  /** Makes a template's body as a save does. */
  readonly compose: ComposeBody;
}

/** One step of the seed. It runs once in the life of a database, so a later release adds steps and edits none. */
export interface SeedStep {
  readonly name: string;
  readonly run: (context: SeedContext) => Promise<void>;
}
