import type { TemplateBody } from '@mailwright/contract';

/** What a file holds, as JSON: rows with names that people can read, times as ISO 8601. */
export type Told = Readonly<Record<string, unknown>>;

/** A template or module of the person. */
export interface OwnTemplate {
  readonly id: string;
  readonly name: string;
  readonly type: 'email' | 'email_cb';
  readonly info: Told;
  /** What the mail says beside its body. */
  readonly mailWords: Told;
  /** Null where nothing was saved yet. */
  readonly bodyHash: string | null;
}

export interface OwnVersion {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly hash: string;
  readonly subject: string | null;
  readonly info: Told;
}

export interface OwnStore {
  readonly id: string;
  /** May hold what lets in who knows it. */
  readonly url: string;
  readonly info: Told;
}

export interface OwnImage {
  readonly name: string;
  readonly info: Told;
}

/** Who the data is of. */
export interface PersonKey {
  readonly id: string;
  readonly email: string;
}

/** What stands about a person in the tables; of others their names at most. */
export interface PersonalDataRepository {
  account(id: string): Promise<Told>;
  settings(id: string): Promise<Told>;
  signIn(id: string): Promise<Told>;
  sessions(id: string): Promise<readonly Told[]>;
  samplePeople(id: string): Promise<unknown>;
  brandKits(id: string): Promise<Told>;
  templates(id: string): AsyncIterable<OwnTemplate>;
  versions(templateId: string): AsyncIterable<OwnVersion>;
  body(templateId: string, hash: string): Promise<TemplateBody | null>;
  /** What they shared, and what others shared with them. */
  sharing(id: string): AsyncIterable<Told>;
  /** Versions they made of what belongs to whomever. */
  contributions(id: string): AsyncIterable<Told>;
  notes(id: string): AsyncIterable<Told>;
  favorites(id: string): AsyncIterable<Told>;
  images(id: string): AsyncIterable<OwnImage>;
  categories(id: string): AsyncIterable<Told>;
  stores(id: string): AsyncIterable<OwnStore>;
  updates(id: string): AsyncIterable<Told>;
  invitations(person: PersonKey): AsyncIterable<Told>;
  /** What they did, and what was done to them. */
  audit(person: PersonKey): AsyncIterable<Told>;
}

/** A file of an archive, made while it is read. */
export interface ArchiveEntry {
  readonly path: string;
  readonly content: AsyncIterable<string | Uint8Array>;
  /** Its content would not get any smaller. */
  readonly isPacked?: boolean;
}
