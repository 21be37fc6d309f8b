import type { ImportedMjml, MjmlProblem } from '@mailwright/import';

/** A mail, and what MJML does not like about its source. */
export interface MjmlReading {
  readonly mail: ImportedMjml;
  readonly warnings: readonly MjmlProblem[];
}

export interface MjmlReader {
  /**
   * Reads a mail written in MJML whose tags are known to be whole; `includes` are the files it asks for, none of which is
   * opened, as no connection is.
   * @throws AppError `IMPORT_TOO_COMPLEX` for a source that takes more time or memory than any mail, and
   * `IMPORT_TIMEOUT` where the answer would come too late for other reasons
   */
  read(source: string, includes: readonly string[]): Promise<MjmlReading>;
  /** Gets ready, so that the first source is read as fast as others. */
  warm(): void;
  close(): Promise<void>;
}
