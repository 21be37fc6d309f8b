import type { NewUser } from '../users/port.ts';

/** Party that accepted the sign-in: this server, the company's provider, or the embedding platform by a ticket. */
export type SessionOrigin = 'here' | 'provider' | 'ticket';

/** Session as it is stored: with hashes, so that a person who reads the database cannot take a session over. */
export interface SessionRecord {
  readonly idHash: string;
  readonly tokenHash: string;
  readonly pageHash: string;
  readonly userId: string;
  readonly createdAt: number;
  readonly usedAt: number;
  /** User agent of the browser; '' when it sends none. */
  readonly device: string;
  /** Network address of the last use. */
  readonly address: string;
  readonly origin: SessionOrigin;
}

/** Data that the provider sent about a person whom it signed in. */
export interface ProviderWord {
  /** ID token of the provider, encrypted for the person; null when none is stored. */
  readonly idToken: string | null;
}

/** Facts about how a person was signed in; a field that is left out was not part of it. */
export interface Opening {
  readonly word?: ProviderWord | null;
  /** Hash of the password at the moment they gave it: once the password is replaced, the hash opens nothing. */
  readonly passwordHash?: string | null;
  /** Defaults to the provider when there is a `word`, else to this server. */
  readonly origin?: SessionOrigin;
}

export type NewSession = SessionRecord & Omit<Opening, 'origin'>;

export interface SessionRepository {
  /** Stores a session; false, and nothing is stored, when the password that opened it has been replaced meanwhile. */
  add(session: NewSession): Promise<boolean>;
  find(by: 'idHash' | 'tokenHash' | 'pageHash', hash: string): Promise<SessionRecord | null>;
  /** Returns the ID token that was stored with a session; null when there is none. */
  idTokenOf(idHash: string): Promise<string | null>;
  /** Stores the time of the last use; without an address the stored one stays. */
  touch(idHash: string, usedAt: number, address?: string): Promise<void>;
  /** Returns the person's sessions, last used first; sessions that have expired may be among them. */
  listOfUser(userId: string): Promise<readonly SessionRecord[]>;
  remove(idHash: string): Promise<void>;
  /** Deletes all sessions of a person, except one when it is named. */
  removeOfUser(userId: string, exceptIdHash?: string): Promise<void>;
  removeOfDemoAccounts(): Promise<void>;
  removeUnusedSince(usedAt: number): Promise<void>;
}

export interface TicketRepository {
  /** Marks a ticket as used; false when it was used before. Times are milliseconds since 1970. */
  use(jti: string, expiresAt: number, now: number): Promise<boolean>;
  /** Returns the account of a subject of the embedding platform; null for an unknown subject. */
  userOf(sub: string): Promise<string | null>;
  /** Makes an account for a subject; false when its address is taken. */
  add(sub: string, user: NewUser): Promise<boolean>;
}
