import type { NewUser } from '../users/port.ts';

/** Who let somebody in: this server by what it asks itself, the company's provider, or the platform it is embedded in. */
export type SessionOrigin = 'here' | 'provider' | 'ticket';

/** What is stored of a session: hashes, so that who reads the database cannot take one over. */
export interface SessionRecord {
  readonly idHash: string;
  readonly tokenHash: string;
  readonly pageHash: string;
  readonly userId: string;
  readonly createdAt: number;
  readonly usedAt: number;
  /** What the browser calls itself; '' where it does not say. */
  readonly device: string;
  /** Where it was last used from. */
  readonly address: string;
  readonly origin: SessionOrigin;
}

/** What the provider said of somebody whom it let in. */
export interface ProviderWord {
  /** Its ID token, encrypted for the person; null where none is kept. */
  readonly idToken: string | null;
}

/** How somebody was let in; what is left out there was none of. */
export interface Opening {
  readonly word?: ProviderWord | null;
  /** What their password was when they gave it: once it is replaced it opens nothing any more. */
  readonly passwordHash?: string | null;
  /** By the provider where it has said something, else here. */
  readonly origin?: SessionOrigin;
}

export type NewSession = SessionRecord & Omit<Opening, 'origin'>;

export interface SessionRepository {
  /** False, and nothing is kept, when the password that let them in has been replaced meanwhile. */
  add(session: NewSession): Promise<boolean>;
  find(by: 'idHash' | 'tokenHash' | 'pageHash', hash: string): Promise<SessionRecord | null>;
  /** The ID token that was kept with a session; null where none was. */
  idTokenOf(idHash: string): Promise<string | null>;
  /** Without an address, the one that is known stays. */
  touch(idHash: string, usedAt: number, address?: string): Promise<void>;
  /** The last used ones first; those that have ended by themselves may be among them. */
  listOfUser(userId: string): Promise<readonly SessionRecord[]>;
  remove(idHash: string): Promise<void>;
  /** All of a person's, but for one where it is named. */
  removeOfUser(userId: string, exceptIdHash?: string): Promise<void>;
  removeOfDemoAccounts(): Promise<void>;
  removeUnusedSince(usedAt: number): Promise<void>;
}

export interface TicketRepository {
  /** False when the ticket has been used before. Times are milliseconds since 1970. */
  use(jti: string, expiresAt: number, now: number): Promise<boolean>;
  /** Who a subject of the embedding platform is here; null for a stranger. */
  userOf(sub: string): Promise<string | null>;
  /** Makes an account for a subject; false when its address is taken. */
  add(sub: string, user: NewUser): Promise<boolean>;
}
