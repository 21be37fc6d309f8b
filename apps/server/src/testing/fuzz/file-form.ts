import fc from 'fast-check';
import { hostileText } from './hostile-values.ts';
import type { JsonSchema } from './open-api.ts';
import { type SampleOptions, schemaArbitrary } from './schema-arbitrary.ts';

export interface SentBody {
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: string | Buffer;
}

const BOUNDARY = 'fuzz-boundary';

/** A picture of one pixel. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const content = fc.oneof(
  fc.constantFrom(
    PIXEL,
    PNG,
    PNG.subarray(0, 40),
    Buffer.concat([PIXEL, Buffer.from('<script>alert(1)</script>')]),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="http://169.254.169.254/"/></svg>'),
    Buffer.from('id,title,price,link\n1,Shoe,12.00 EUR,https://shop.example/1\n'),
    Buffer.from('<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><rss>&b;</rss>'),
    Buffer.from('PK\u0003\u0004'),
    Buffer.alloc(0),
  ),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
);

const fileName = fc.oneof(
  fc.constantFrom('a.png', 'b.gif', 'feed.csv', 'x.svg', '../../x.png', 'a.php\0.png'),
  hostileText,
);

export interface FileForm {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly filesField: string;
  readonly files: readonly (readonly [name: string, content: Buffer])[];
}

/** Forms with files of many kinds and names, and the fields that stand beside them. */
export function fileForm({ properties = {} }: JsonSchema, options: SampleOptions): fc.Arbitrary<FileForm> {
  const [filesField = 'file', ...names] = Object.keys(properties);
  const parts = names.map((name) => [name, schemaArbitrary(properties[name] ?? {}, options, name)]);
  return fc.record({
    fields: fc.record(Object.fromEntries(parts), { requiredKeys: [], noNullPrototype: true }),
    filesField: fc.constant(filesField),
    files: fc.array(fc.tuple(fileName, content), { maxLength: 3 }),
  });
}

/** A form as it is sent. */
export function formBody({ fields, filesField, files }: FileForm): SentBody {
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    payload: Buffer.concat([
      ...Object.entries(fields).map(([name, value]) => part(`name="${name}"`, Buffer.from(String(value)))),
      ...files.map(([name, bytes]) => part(`name="${filesField}"; filename="${quoted(name)}"`, bytes)),
      Buffer.from(`--${BOUNDARY}--\r\n`),
    ]),
  };
}

function quoted(name: string): string {
  return name.replaceAll(/["\r\n]/g, '_');
}

function part(disposition: string, bytes: Uint8Array): Buffer {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n')]);
}
