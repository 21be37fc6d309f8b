import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { StoreCredentials } from '../../integrations/stores/port.ts';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts credentials for one store: what is stored for it opens nothing at another. */
export interface CredentialBox {
  seal(storeId: string, credentials: StoreCredentials): string;
  /** Null where they were encrypted with another key, or for another store. */
  open(storeId: string, sealed: string): StoreCredentials | null;
}

/** @param key 256 bits */
export function createCredentialBox(key: () => Buffer): CredentialBox {
  return {
    seal(storeId, credentials) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, key(), iv).setAAD(Buffer.from(storeId));
      const hidden = Buffer.concat([cipher.update(JSON.stringify(credentials), 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), hidden]).toString('base64url');
    },

    open(storeId, sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      try {
        const decipher = createDecipheriv(ALGORITHM, key(), bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
        decipher.setAAD(Buffer.from(storeId)).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
        const shown = [decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()];
        return JSON.parse(Buffer.concat(shown).toString('utf8'));
      } catch {
        return null;
      }
    },
  };
}
