import { AwsClient } from 'aws4fetch';
import { nanoid } from 'nanoid';
import type { StorageConfig } from '../../storage/storage-config.ts';
import { startTestS3 } from './test-s3.ts';

type BucketConfig = Extract<StorageConfig, { kind: 's3' }>;

export interface TestBucket {
  readonly config: BucketConfig;
  /** The same as variables of a server. */
  readonly env: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/**
 * A place in a bucket where nothing was stored yet: of the service that `TEST_S3_ENDPOINT`, `TEST_S3_KEY` and
 * `TEST_S3_SECRET` name, or else of the one of this process.
 */
export async function openTestBucket(): Promise<TestBucket> {
  const { TEST_S3_ENDPOINT: given, TEST_S3_KEY = '', TEST_S3_SECRET = '' } = process.env;
  const own = given ? null : await startTestS3();
  const config: BucketConfig = {
    kind: 's3',
    bucket: 'mailwright-tests',
    prefix: `run-${nanoid(10).toLowerCase()}`,
    endpoint: own?.endpoint ?? given ?? '',
    region: 'us-east-1',
    accessKeyId: own?.accessKeyId ?? TEST_S3_KEY,
    secretAccessKey: own?.secretAccessKey ?? TEST_S3_SECRET,
  };
  if (!own) await makeBucket(config);
  return { config, env: variablesOf(config), close: async () => own?.close() };
}

function variablesOf({ bucket, prefix, endpoint, region, accessKeyId, secretAccessKey }: BucketConfig) {
  return {
    STORAGE_URL: `s3://${bucket}/${prefix}`,
    S3_ENDPOINT: endpoint,
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
  };
}

/** Makes the bucket without a region in the body: services that belong to no cloud have no region of that name. */
async function makeBucket({ endpoint, bucket, region, accessKeyId, secretAccessKey }: BucketConfig): Promise<void> {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  const { status } = await client.fetch(`${endpoint}/${bucket}`, { method: 'PUT' });
  // 409: it is there, and ours.
  if (status !== 200 && status !== 409) throw new Error(`The bucket for tests could not be made (${status})`);
}
