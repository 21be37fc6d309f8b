export interface SecretRepository {
  /** The key of a name, the same on every node; 256 random bits, made when first asked for. */
  key(name: string): Promise<Buffer>;
}
