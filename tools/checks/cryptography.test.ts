import { expect, test } from 'vitest';
import { readRepositoryFile, repositoryFiles } from './repository-files.ts';

/** Use of a library for ciphers, hashes, signatures or random values. */
const LIBRARY =
  /from '(?:node:crypto|jose|nanoid|otpauth|openid-client|@node-rs\/argon2|@simplewebauthn\/server)'|\bcrypto\.(?:getRandomValues|randomUUID|subtle)\b/;

/** Methods with less than 128 bits of strength, or that nobody should begin with; TOTP names its own by another way. */
const WEAK =
  /createHash\('(?:md5|sha1)'|createCipheriv\('(?!aes-256-gcm)|\bdes-|\brc4\b|rejectUnauthorized\s*[:=]|createHmac\('(?:md5|sha1)'/;

const sources = repositoryFiles().filter(
  (name) => /^(?:apps\/server|packages\/[\w-]+)\/src\/.*\.ts$/.test(name) && !/\.test\.ts$|\/testing\//.test(name),
);
const page = readRepositoryFile('docs/cryptography.md');
const [protecting = '', telling = ''] = page.split('## What only tells things apart');
const filesOf = (text: string) =>
  [...text.matchAll(/`((?:apps|packages)\/[\w./-]+)`/g)].map(([, file]) => String(file));

test('every file that uses cryptography stands in its inventory, once, and nothing else does', () => {
  const using = sources.filter((name) => LIBRARY.test(readRepositoryFile(name)));
  expect(using.length).toBeGreaterThan(30);
  expect([...filesOf(protecting), ...filesOf(telling)].toSorted()).toEqual(using.toSorted());
});

test('none of them uses a method that is weak, nor does anything else, nor are certificates left unchecked', () => {
  expect(sources.filter((name) => WEAK.test(readRepositoryFile(name)))).toEqual([]);
  const guessable = sources.filter((name) => /\bMath\.random\b/.test(readRepositoryFile(name)));
  // How long a write waits for another, a transaction before it is tried again, and which of several due templates is first.
  expect(guessable).toEqual([
    'apps/server/src/db/sqlite.ts',
    'apps/server/src/db/transaction.ts',
    'apps/server/src/modules/templates/module-updates/claim-repository.ts',
  ]);
});

test('what it says of hashes that are told apart is true: none of those files makes a key or a secret', () => {
  const making = /createHmac|createCipheriv|timingSafeEqual|EncryptJWT|randomBytes/;
  expect(filesOf(telling).filter((name) => making.test(readRepositoryFile(name)))).toEqual([]);
});
