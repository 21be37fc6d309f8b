export interface SecretRepository {
  /** Returns the key of a name, the same on every node; 256 random bits, made at the first call. */
  key(name: string): Promise<Buffer>;
}
