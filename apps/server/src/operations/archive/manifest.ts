import { z } from 'zod';

/** Changes when an older release could not read what a newer one writes. */
export const ARCHIVE_FORMAT = 1;

export const MANIFEST_NAME = 'manifest.json';

const part = z.object({
  name: z.string(),
  size: z.int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

const table = z.object({
  name: z.string(),
  columns: z.array(z.object({ name: z.string(), kind: z.enum(['text', 'integer', 'blob']) })),
  rows: z.int().min(0),
  parts: z.array(part),
});

/** Contents of an archive, stored as its last part: an archive without a manifest was never finished. */
export const manifestSchema = z.object({
  format: z.literal(ARCHIVE_FORMAT),
  release: z.string(),
  engine: z.enum(['sqlite', 'postgres']),
  createdAt: z.iso.datetime(),
  migrations: z.array(z.string()),
  /** Each after those that it refers to. */
  tables: z.array(table),
  images: z.object({
    count: z.int().min(0),
    bytes: z.int().min(0),
    /** Lists of key, size and checksum; each stands behind the images that it names. */
    lists: z.array(part),
    /** Images that the database names and the storage did not have: how many, and some of them. */
    missing: z.int().min(0),
    missingKeys: z.array(z.string()),
  }),
  /** Other files of the data folder. */
  files: z.array(part),
  /** Fingerprint by which two servers find out if they have the same CREDENTIALS_KEY; null when none was needed yet. */
  credentialsKey: z.string().nullable(),
});

export type Manifest = z.output<typeof manifestSchema>;
export type ArchivePart = z.output<typeof part>;
export type ArchivedTable = z.output<typeof table>;

/** The rows of all tables of an archive. */
export function rowCount({ tables }: Pick<Manifest, 'tables'>): number {
  return tables.reduce((sum, { rows }) => sum + rows, 0);
}

export const imageListSchema = z.array(z.object({ key: z.string(), size: z.int().min(0), sha256: z.string() }));
export type ListedImage = z.output<typeof imageListSchema>[number];
