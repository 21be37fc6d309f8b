import type { StoreCredentials } from '../../integrations/stores/port.ts';
import { createTextSeal } from '../secrets/sealed-text.ts';

/** Encrypts credentials for one store; credentials encrypted for one cannot be decrypted for another. */
export interface CredentialBox {
  seal(storeId: string, credentials: StoreCredentials): string;
  /** Decrypts credentials; null when they were encrypted with another key, or for another store. */
  open(storeId: string, sealed: string): StoreCredentials | null;
}

/**
 * Creates the encryption of credentials.
 * @param key returns the key, 256 bits
 */
export function createCredentialBox(key: () => Buffer): CredentialBox {
  const texts = createTextSeal(key);
  return {
    seal: (storeId, credentials) => texts.seal(storeId, JSON.stringify(credentials)),
    open(storeId, sealed) {
      const text = texts.open(storeId, sealed);
      return text === null ? null : JSON.parse(text);
    },
  };
}
