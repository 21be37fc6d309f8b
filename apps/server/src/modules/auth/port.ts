/** What is stored of a session: hashes, so that who reads the database cannot take one over. */
export interface SessionRecord {
  readonly idHash: string;
  readonly tokenHash: string;
  readonly pageHash: string;
  readonly userId: string;
  readonly createdAt: number;
  readonly usedAt: number;
}

export interface SessionRepository {
  add(session: SessionRecord): Promise<void>;
  find(by: 'idHash' | 'tokenHash' | 'pageHash', hash: string): Promise<SessionRecord | null>;
  touch(idHash: string, usedAt: number): Promise<void>;
  remove(idHash: string): Promise<void>;
  removeOfUser(userId: string): Promise<void>;
  removeOfDemoAccounts(): Promise<void>;
  removeUnusedSince(usedAt: number): Promise<void>;
}

/** Who tries to sign in from where. */
export interface LoginAttempt {
  readonly accountKey: string;
  readonly address: string;
}

export interface AttemptRepository {
  add(attempt: LoginAttempt & { readonly id: string; readonly at: number }): Promise<void>;
  /** Times of attempts on this account from this address, and of all from this address, since then, oldest first. */
  timesSince(attempt: LoginAttempt, since: number): Promise<{ readonly account: number[]; readonly address: number[] }>;
  remove(id: string): Promise<void>;
  /** A success forgives what failed before it on this account from this address. */
  forgive(attempt: LoginAttempt): Promise<void>;
  removeOutside(from: number, to: number): Promise<void>;
}

export interface TicketRepository {
  /** False when the ticket has been used before. Times are milliseconds since 1970. */
  use(jti: string, expiresAt: number, now: number): Promise<boolean>;
  /** Who a subject of the embedding platform is here; null for a stranger. */
  userOf(sub: string): Promise<string | null>;
  bind(sub: string, userId: string): Promise<void>;
}
