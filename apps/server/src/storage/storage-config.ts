import path from 'node:path';
import { z } from 'zod';
import { plainKey, webAddress } from '../variable-kinds.ts';

export type StorageConfig =
  | { readonly kind: 'folder'; readonly folder: string }
  | {
      readonly kind: 's3';
      readonly bucket: string;
      /** Path in the bucket without slashes at its ends; '' for the whole bucket. */
      readonly prefix: string;
      readonly endpoint: string;
      readonly region: string;
      readonly accessKeyId: string;
      readonly secretAccessKey: string;
    };

const bucketAddress = z
  .string()
  .trim()
  .refine((text) => /^s3:\/\/[^/?#@:\s]+(\/[^?#\s]*)?$/.test(text) && URL.canParse(text), {
    error: 'must be of the form s3://bucket or s3://bucket/prefix',
  });

/** The part of the server's variables that is about where images are kept. */
export const storageVariables = {
  STORAGE_URL: bucketAddress.optional(),
  S3_ENDPOINT: webAddress.optional(),
  AWS_ACCESS_KEY_ID: plainKey.optional(),
  AWS_SECRET_ACCESS_KEY: plainKey.optional(),
  AWS_REGION: z
    .string()
    .regex(/^[\w-]+$/, 'must be the name of a region, like eu-central-1')
    .default('us-east-1'),
};

type Values = z.output<z.ZodObject<typeof storageVariables>>;

/**
 * Reads the group; `fail` is told in a sentence which variables of a half-set one are missing.
 * @param dataDir where the folder of images lies without a bucket
 */
export function readStorageConfig(values: Values, dataDir: string, fail: (sentence: string) => never): StorageConfig {
  const { STORAGE_URL: url, AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (url && accessKeyId && secretAccessKey) {
    const { hostname, pathname } = new URL(url);
    return {
      kind: 's3',
      bucket: hostname,
      prefix: pathname.replace(/^\/+|\/+$/g, ''),
      endpoint: values.S3_ENDPOINT ?? `https://s3.${values.AWS_REGION}.amazonaws.com`,
      region: values.AWS_REGION,
      accessKeyId,
      secretAccessKey,
    };
  }
  // A complete key pair alone is common in a shell and not meant for this server.
  const untouched = !url && !values.S3_ENDPOINT && Boolean(accessKeyId) === Boolean(secretAccessKey);
  if (untouched) return { kind: 'folder', folder: path.join(dataDir, 'assets') };
  const group = { STORAGE_URL: url, AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey };
  const missing = Object.entries(group).flatMap(([name, value]) => (value ? [] : [name]));
  return fail(
    `the S3 storage is only half set, ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing (set STORAGE_URL, AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or none of them and no S3_ENDPOINT).`,
  );
}
