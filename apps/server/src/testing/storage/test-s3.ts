import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AwsV4Signer } from 'aws4fetch';

export interface TestS3 {
  readonly endpoint: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Returns the number of objects that were stored so far; an object that is stored again counts again. */
  puts(): number;
  /** Deletes the bucket of this name; all others are there without being made. */
  dropBucket(name: string): void;
  /** Stores again after it has failed. */
  recover(): void;
  close(): Promise<void>;
}

const CREDENTIALS = { accessKeyId: 'test-key', secretAccessKey: 'test-secret' };

/**
 * An S3 of this process that is strict about signatures: each is worked out again by another implementation of the
 * protocol than the one under test, so that a wrong secret is refused as a real service refuses it. `failAfter`: how many
 * objects it takes before it fails.
 */
export async function startTestS3({ failAfter = Number.POSITIVE_INFINITY } = {}): Promise<TestS3> {
  const objects = new Map<string, Buffer>();
  const dropped = new Set<string>();
  let most = failAfter;
  let puts = 0;
  const server = createServer((request, response) => {
    if (request.method === 'PUT' && objects.size >= most) {
      request.resume();
      response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>');
      return;
    }
    if (request.method === 'PUT') puts += 1;
    answer(request, response, objects, dropped).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const recover = () => {
    most = Number.POSITIVE_INFINITY;
  };
  return {
    endpoint: `http://127.0.0.1:${port}`,
    ...CREDENTIALS,
    puts: () => puts,
    dropBucket: (name) => void dropped.add(name),
    recover,
    close: () => closed(server),
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  objects: Map<string, Buffer>,
  dropped: ReadonlySet<string>,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  if (!(await isSignedRight(request))) {
    response.writeHead(403, { 'content-type': 'application/xml' });
    response.end('<Error><Code>SignatureDoesNotMatch</Code><Message>wrong</Message></Error>');
    return;
  }
  const url = new URL(request.url ?? '/', 'http://bucket');
  const key = url.pathname;
  const content = objects.get(key);
  const bucket = key.split('/')[1] ?? '';
  if (dropped.has(bucket)) {
    response.writeHead(404, { 'content-type': 'application/xml' });
    response.end('<Error><Code>NoSuchBucket</Code><Message>none</Message></Error>');
  } else if (url.searchParams.has('list-type')) {
    response.writeHead(200, { 'content-type': 'application/xml' });
    response.end(listing(url, objects));
  } else if (request.method === 'PUT') {
    objects.set(key, Buffer.concat(chunks));
    response.writeHead(200, { etag: '"1"' }).end();
  } else if (request.method === 'DELETE') {
    objects.delete(key);
    response.writeHead(204).end();
  } else if (content) {
    response.writeHead(200, { 'content-length': content.length }).end(content);
  } else {
    response.writeHead(404, { 'content-type': 'application/xml' });
    response.end('<Error><Code>NoSuchKey</Code><Message>none</Message></Error>');
  }
}

/** Shorter than any page of a real service, so that listings have several. */
const PAGE = 5;

function listing({ pathname, searchParams }: URL, objects: ReadonlyMap<string, Buffer>): string {
  const bucket = `/${pathname.split('/')[1]}/`;
  const prefix = `${bucket}${searchParams.get('prefix') ?? ''}`;
  const after = searchParams.get('continuation-token') ?? '';
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).toSorted();
  const count = Math.min(Number(searchParams.get('max-keys') ?? PAGE), PAGE);
  const page = keys.slice(0, count);
  const next = keys.length > count ? page.at(-1) : undefined;
  const contents = page.map((key) => {
    const size = objects.get(key)?.length ?? 0;
    return `<Contents><Key>${key.slice(bucket.length)}</Key><Size>${size}</Size><ETag>"1"</ETag>
      <LastModified>2026-01-01T00:00:00.000Z</LastModified><StorageClass>STANDARD</StorageClass></Contents>`;
  });
  const more = next === undefined ? '' : `<NextContinuationToken>${next}</NextContinuationToken>`;
  return `<ListBucketResult><KeyCount>${page.length}</KeyCount><IsTruncated>${next !== undefined}</IsTruncated>${more}${contents.join('')}</ListBucketResult>`;
}

async function isSignedRight(request: IncomingMessage): Promise<boolean> {
  const authorization = request.headers.authorization ?? '';
  const scope = /Credential=([^/]+)\/\d+\/([^/]+)\/s3\//.exec(authorization);
  const names = /SignedHeaders=([^,]+)/.exec(authorization)?.[1]?.split(';') ?? [];
  const headers = names
    .filter((name) => name !== 'host')
    .map((name): [string, string] => [name, String(request.headers[name] ?? '')]);
  const signer = new AwsV4Signer({
    ...CREDENTIALS,
    method: request.method ?? 'GET',
    url: `http://${request.headers.host}${request.url}`,
    headers,
    service: 's3',
    region: scope?.[2] ?? '',
    datetime: String(request.headers['x-amz-date']),
    allHeaders: true,
  });
  const expected = (await signer.sign()).headers.get('authorization') ?? '';
  return signatureOf(expected) === signatureOf(authorization) && scope?.[1] === CREDENTIALS.accessKeyId;
}

function signatureOf(authorization: string): string | undefined {
  return /Signature=([0-9a-f]{64})/.exec(authorization)?.[1];
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve, reject) => server.close((error) => (error ? reject(error) : resolve())));
}
