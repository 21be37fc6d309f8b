import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts texts for one owner; a text encrypted for one cannot be decrypted for another. */
export interface TextSeal {
  seal(owner: string, text: string): string;
  /** Decrypts a text; null when it was encrypted with another key, or for another owner. */
  open(owner: string, sealed: string): string | null;
}

/**
 * Creates the encryption of texts.
 * @param key returns the key, 256 bits
 */
export function createTextSeal(key: () => Buffer): TextSeal {
  return {
    seal(owner, text) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, key(), iv).setAAD(Buffer.from(owner));
      const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), hidden]).toString('base64url');
    },

    open(owner, sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      try {
        const decipher = createDecipheriv(ALGORITHM, key(), bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
        decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
        const shown = [decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()];
        return Buffer.concat(shown).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
