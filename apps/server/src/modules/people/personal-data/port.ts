import type { TemplateBody } from '@mailwright/contract';

/** Content of a file, as JSON: rows with names that people can read, times as ISO 8601. */
export type Told = Readonly<Record<string, unknown>>;

/** A template or module of the person. */
export interface OwnTemplate {
  readonly id: string;
  readonly name: string;
  readonly type: 'email' | 'email_cb';
  readonly info: Told;
  /** Texts of the mail outside its body. */
  readonly mailWords: Told;
  /** Null when nothing was saved yet. */
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
  /** Address of the store; it may contain a key that gives access. */
  readonly url: string;
  readonly info: Told;
}

export interface OwnImage {
  readonly name: string;
  readonly info: Told;
}

/** Person whose data is read. */
export interface PersonKey {
  readonly id: string;
  readonly email: string;
}

/** Reads the data about a person from the tables; about others only their names. */
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
  /** Yields what the person shared, and what others shared with them. */
  sharing(id: string): AsyncIterable<Told>;
  /** Yields versions that the person made, of anybody's templates. */
  contributions(id: string): AsyncIterable<Told>;
  notes(id: string): AsyncIterable<Told>;
  favorites(id: string): AsyncIterable<Told>;
  images(id: string): AsyncIterable<OwnImage>;
  categories(id: string): AsyncIterable<Told>;
  stores(id: string): AsyncIterable<OwnStore>;
  updates(id: string): AsyncIterable<Told>;
  invitations(person: PersonKey): AsyncIterable<Told>;
  /** Yields what the person did, and what was done to them. */
  audit(person: PersonKey): AsyncIterable<Told>;
}

/** File of an archive, made while it is read. */
export interface ArchiveEntry {
  readonly path: string;
  readonly content: AsyncIterable<string | Uint8Array>;
  /** True when compression would not make the content smaller. */
  readonly isPacked?: boolean;
}
