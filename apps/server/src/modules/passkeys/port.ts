/** A passkey as it is stored; times are milliseconds since 1970. */
export interface StoredPasskey {
  /** As the device names it, base64url. */
  readonly id: string;
  readonly userId: string;
  readonly publicKey: Buffer;
  /** How often the device says that it was used; 0 where it does not count. */
  readonly counter: number;
  /** How browsers reach it. */
  readonly transports: readonly string[];
  readonly name: string;
  readonly createdAt: number;
  readonly usedAt: number | null;
}

export interface PasskeyRepository {
  list(userId: string): Promise<readonly StoredPasskey[]>;
  find(id: string): Promise<StoredPasskey | null>;
  /** False where it is known already. */
  add(passkey: Omit<StoredPasskey, 'usedAt'>): Promise<boolean>;
  /** False where the person has no such passkey. */
  rename(userId: string, id: string, name: string): Promise<boolean>;
  noteUse(id: string, counter: number, now: number): Promise<void>;
  /** Keeps what a browser was asked with, in place of what the same one was asked before. */
  ask(asked: string, challenge: string, times: { readonly now: number; readonly expiresAt: number }): Promise<void>;
  /** What it was asked with, once; null when that is too long ago. */
  takeQuestion(asked: string, now: number): Promise<string | null>;
}
