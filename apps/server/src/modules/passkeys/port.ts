/** A passkey as it is stored; times are milliseconds since 1970. */
export interface StoredPasskey {
  /** Id that the device gave it, base64url. */
  readonly id: string;
  readonly userId: string;
  readonly publicKey: Buffer;
  /** Number of uses that the device reports; 0 when it does not count. */
  readonly counter: number;
  /** Ways in which browsers reach the device. */
  readonly transports: readonly string[];
  readonly name: string;
  readonly createdAt: number;
  readonly usedAt: number | null;
}

export interface PasskeyRepository {
  list(userId: string): Promise<readonly StoredPasskey[]>;
  find(id: string): Promise<StoredPasskey | null>;
  /** Stores a passkey; false when it is stored already. */
  add(passkey: Omit<StoredPasskey, 'usedAt'>): Promise<boolean>;
  /** Renames a passkey; false when the person has no such passkey. */
  rename(userId: string, id: string, name: string): Promise<boolean>;
  noteUse(id: string, counter: number, now: number): Promise<void>;
  /** Stores the challenge that a browser was asked with; it replaces an earlier one of the same browser. */
  ask(asked: string, challenge: string, times: { readonly now: number; readonly expiresAt: number }): Promise<void>;
  /** Returns the challenge that the browser was asked with, and deletes it; null when there is none, or it has expired. */
  takeQuestion(asked: string, now: number): Promise<string | null>;
}
