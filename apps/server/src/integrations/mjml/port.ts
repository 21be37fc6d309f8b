import type { DesignKind, Imported, MjmlProblem, NeutralImport } from '@mailwright/import';

/** A mail made of a source, its tags of one sending system read, with what the source says that inboxes show. */
export interface ReadMail extends Imported, NeutralImport {
  readonly title?: string;
}

/** A mail, and what MJML does not like about its source. */
export interface MjmlReading {
  readonly mail: ReadMail;
  readonly warnings: readonly MjmlProblem[];
}

/** A source that is no MJML; `json` is a design of the kind. */
export type OtherSource =
  | { readonly kind: 'html'; readonly source: string; readonly mode: 'island' | 'blocks'; readonly css?: string }
  | { readonly kind: DesignKind; readonly json: Readonly<Record<string, unknown>> };

/** Reads mails in foreign languages in a thread of their own; opens no file and no connection. */
export interface MjmlReader {
  /**
   * Reads a mail written in MJML whose tags are known to be whole; `includes` are the files it asks for.
   * @param person whoever sent it: people are served in turn, one source of each at a time
   * @throws AppError `IMPORT_TOO_COMPLEX` for a source that takes more time or memory than any mail, and
   * `IMPORT_TIMEOUT` where the answer would come too late for other reasons
   */
  read(person: string, source: string, includes: readonly string[]): Promise<MjmlReading>;
  /** The same of any other source; null for HTML that is deeper or larger than any mail, or empty. */
  readOther(person: string, source: OtherSource): Promise<ReadMail | null>;
  /** Gets ready, so that the first source is read as fast as others. */
  warm(): void;
  close(): Promise<void>;
}
