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

export interface TicketRepository {
  /** False when the ticket has been used before. Times are milliseconds since 1970. */
  use(jti: string, expiresAt: number, now: number): Promise<boolean>;
  /** Who a subject of the embedding platform is here; null for a stranger. */
  userOf(sub: string): Promise<string | null>;
  bind(sub: string, userId: string): Promise<void>;
}
