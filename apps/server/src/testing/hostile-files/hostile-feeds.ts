import { gzipSync } from 'node:zlib';
import type { ErrorCode } from '@mailwright/contract';

/** A file that is sent as a feed of products, and what whoever sends it may be told; null where it may also be read. */
interface HostileFeed {
  readonly name: string;
  readonly file: Buffer;
  readonly told: readonly (ErrorCode | null)[];
}

const HEAD = 'id,name\n';
const entities = Array.from(
  { length: 12 },
  (_, level) => `<!ENTITY e${level} "${level === 0 ? 'hahahahaha' : `&e${level - 1};`.repeat(10)}">`,
).join('');
const rss = (name: string, before = '') =>
  `<?xml version="1.0"?>${before}<rss><channel><item><id>1</id><title>${name}</title></item></channel></rss>`;

/** An archive, as its first and last records tell of it, with a name that leads out of every folder. */
const ARCHIVE = Buffer.concat([
  Buffer.from('PK\x03\x04\x14\0\0\0\0\0', 'latin1'),
  Buffer.alloc(16),
  Buffer.from('\x10\0\0\0../../etc/passwdPK\x05\x06', 'latin1'),
  Buffer.alloc(18),
]);

export const HOSTILE_FEEDS: readonly HostileFeed[] = [
  { name: 'nothing at all', file: Buffer.alloc(0), told: ['STORE_UNREADABLE'] },
  { name: 'zeros', file: Buffer.alloc(4096), told: ['STORE_UNREADABLE'] },
  { name: 'an archive', file: ARCHIVE, told: ['STORE_UNREADABLE'] },
  { name: 'an archive that is packed once more', file: gzipSync(ARCHIVE), told: ['STORE_UNREADABLE'] },
  { name: 'a PDF', file: Buffer.from('%PDF-1.7\n1 0 obj'), told: ['STORE_UNREADABLE'] },
  { name: 'a page', file: Buffer.from('<html><script>alert(1)</script>'), told: ['STORE_UNREADABLE'] },
  {
    name: 'a packed feed that breaks off',
    file: gzipSync(HEAD + '1,Cup\n'.repeat(999)).subarray(0, 40),
    told: ['STORE_UNREADABLE', null],
  },
  { name: '600 MB of zeros, packed', file: packedZeros(600), told: ['STORE_UNREADABLE', 'STORE_TOO_LARGE'] },
  {
    name: '100 MB of one line, packed',
    file: gzipSync(Buffer.concat([Buffer.from(HEAD), Buffer.alloc(100 * 1024 * 1024, 'a')])),
    told: ['STORE_UNREADABLE', null],
  },
  {
    name: 'a billion laughs',
    file: Buffer.from(rss('&e11;', `<!DOCTYPE rss [${entities}]>`)),
    told: ['STORE_UNREADABLE', null],
  },
  {
    name: 'an entity from elsewhere',
    file: Buffer.from(rss('&x;', '<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]>')),
    told: ['STORE_UNREADABLE', null],
  },
  {
    name: 'a hundred thousand levels',
    file: Buffer.from(rss(`${'<a>'.repeat(60_000)}x`)),
    told: ['STORE_UNREADABLE', null],
  },
  {
    name: 'a hundred thousand columns',
    file: Buffer.from(`${'c,'.repeat(100_000)}\n1,2\n`),
    told: ['STORE_UNREADABLE', null],
  },
];

/** Many small members of gzip are one file as well. */
function packedZeros(megabytes: number): Buffer {
  const one = gzipSync(Buffer.alloc(20 * 1024 * 1024));
  return Buffer.concat(Array.from({ length: megabytes / 20 }, () => one));
}
