import type { Field } from '@mailwright/document';
import * as z from 'zod/mini';

/** Address of a picture that stands in for another; documents written before there were such have none. */
export const versionAddressSchema = z.optional(z.string().check(z.maxLength(8192)));

export const NO_VERSIONS = { srcDark: '', srcPhone: '' };

export const darkVersionField = {
  kind: 'image',
  prop: 'srcDark',
  section: 'versions',
  optional: true,
  version: { of: 'src', for: 'dark' },
} as const satisfies Field;

export const imageVersionFields: readonly Field[] = [
  darkVersionField,
  { kind: 'image', prop: 'srcPhone', section: 'versions', optional: true, version: { of: 'src', for: 'phone' } },
];
