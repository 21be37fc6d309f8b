import { S3mini } from 's3mini';
import { assertKey, type BlobStore } from './blob-store.ts';
import type { StorageConfig } from './storage-config.ts';

/** Time after which a request is given up, milliseconds: its caller has got an error before, and nobody waits any longer. */
const TIMEOUT_MS = 6000;

/** Keys that a listing asks for at a time: the most that S3 answers. */
const LISTED = 1000;

/** Keeps files in a bucket of anything that speaks S3; without the bucket each call throws. */
export function createS3Store(config: Extract<StorageConfig, { kind: 's3' }>): BlobStore {
  const { endpoint, bucket, prefix, region, accessKeyId, secretAccessKey } = config;
  const client = new S3mini({
    endpoint: `${endpoint}/${bucket}`,
    region,
    accessKeyId,
    secretAccessKey,
    requestAbortTimeout: TIMEOUT_MS,
    fetch: async (input, init) => requireBucket(await fetch(input, init), bucket),
  });
  const place = (key: string) => {
    assertKey(key);
    return prefix ? `${prefix}/${key}` : key;
  };
  return {
    async put(key, content, contentType) {
      await client.putObject(place(key), Buffer.from(content), contentType);
    },
    async get(key) {
      const content = await client.getObjectArrayBuffer(place(key));
      return content ? new Uint8Array(content) : null;
    },
    has: async (key) => (await client.objectExists(place(key))) === true,
    async remove(key) {
      await client.deleteObject(place(key));
    },
    async *list() {
      const root = prefix ? `${prefix}/` : '';
      for (let token: string | undefined, isFirst = true; isFirst || token; isFirst = false) {
        const page = await client.listObjectsPaged('/', root, LISTED, token);
        for (const { Key } of page?.objects ?? []) yield Key.slice(root.length);
        token = page?.nextContinuationToken;
      }
    },
    async isEmpty() {
      const found = await client.listObjects('/', prefix ? `${prefix}/assets/` : 'assets/', 1);
      return !found || found.length === 0;
    },
    async check() {
      // A listing needs the right key; asking whether the bucket exists answers yes to a wrong one as well.
      await client.listObjects('/', prefix, 1);
    },
  };
}

/**
 * Returns the answer, unless it says that there is no bucket: the library takes each 404 for an empty one.
 * @throws Error that names the bucket
 */
async function requireBucket(answer: Response, bucket: string): Promise<Response> {
  if (answer.status !== 404) return answer;
  const body = await answer.text();
  const isListing = new URL(answer.url).searchParams.has('list-type');
  if (isListing || /<Code>\s*NoSuchBucket\s*</.test(body)) throw new Error(`the bucket ${bucket} does not exist`);
  return new Response(body, answer);
}
