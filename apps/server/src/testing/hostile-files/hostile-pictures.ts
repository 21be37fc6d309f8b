import { deflateSync } from 'node:zlib';
import type { ErrorCode } from '@mailwright/contract';
import { big, gifOf, honest, moving, patched, pngChunk, pngHead, withChunks, withSegment } from './picture-bytes.ts';

/** A file that is sent as a picture, and what has to come of it: a refusal, or a picture that is harmless. */
export interface HostilePicture {
  readonly name: string;
  readonly file: Buffer;
  /** Error codes that the sender may get. */
  readonly told?: readonly ErrorCode[];
  /** Type of the stored picture. */
  readonly kept?: 'image/png' | 'image/jpeg' | 'image/gif';
  /** Another file that is stored as exactly the same picture. */
  readonly like?: Buffer;
  /** Texts that may not be in the stored picture. */
  readonly without?: readonly string[];
}

const PAGE = Buffer.from('<html><script>alert(1)</script>');
const ARCHIVE = Buffer.from('PK\x03\x04\x14\0\0\0', 'latin1');
const DOCUMENT = Buffer.from('%PDF-1.7\n1 0 obj');
const STRANGE = ['<script>', 'PK\x03\x04', '%PDF', 'evil'];

/** Beginnings of files that are no picture here, though decoders of pictures take some of them. */
const NO_PICTURES: Readonly<Record<string, string>> = {
  'nothing at all': '',
  'one byte': '\x89',
  'a text': 'Dear all',
  'a page': PAGE.toString(),
  'a script': 'alert(1)//',
  'a PDF': '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj\n<</Type/Catalog>>endobj',
  PostScript: '%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 9 9\n(/etc/passwd) (r) file',
  'an archive': 'PK\x03\x04\x14\0\0\0',
  'a program of Windows': 'MZ\x90\0',
  'a program of Linux': '\x7fELF\x02\x01\x01',
  'a TIFF': 'II*\0\x08\0\0\0\0\0',
  'a BMP': 'BM\x3a\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0',
  'an icon': '\0\0\x01\0\x01\0\x10\x10',
  'a Photoshop file': '8BPS\0\x01\0\0\0\0\0\0\0\x03',
  'a JPEG 2000': '\0\0\0\x0cjP  \r\n\x87\n',
  'a JPEG XL': '\0\0\0\x0cJXL \r\n\x87\n',
  'a Netpbm': 'P6 9 9 255\n',
  'a Radiance file': '#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y 9 +X 9\n',
  'a FITS': 'SIMPLE  =                    T',
  'a file of libvips': '\x08\xf2\xa6\xb6',
  'a film': '\0\0\0\x20ftypisom\0\0\x02\0isomiso2',
  'an ImageMagick script': 'push graphic-context\nviewbox 0 0 9 9\nfill \'url(https://127.0.0.1/x.jpg"|id")\'',
  'a RIFF that is a sound': 'RIFF\x24\0\0\0WAVEfmt ',
  'the beginning of a PNG alone': '\x89PNG\r\n\x1a\n',
  'the beginning of a GIF alone': 'GIF89a',
  'the beginning of a JPEG alone': '\xff\xd8\xff',
  'the beginning of a WebP alone': 'RIFF\x24\0\0\0WEBPVP8 ',
};

const HEIC = Buffer.concat([big(24), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(64)]);

/** All of them, made anew. */
export async function hostilePictures(): Promise<readonly HostilePicture[]> {
  const [png, jpeg, gif] = await Promise.all([
    honest().png().toBuffer(),
    honest().jpeg().toBuffer(),
    honest().gif().toBuffer(),
  ]);
  const [webp, avif, progressive] = await Promise.all([
    moving(12).webp().toBuffer(),
    honest().avif().toBuffer(),
    honest(800, 800).jpeg({ progressive: true }).toBuffer(),
  ]);
  const sof = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  const ispe = avif.indexOf('ispe');
  const bomb = deflateSync(Buffer.alloc(64 * 1024 * 1024));
  const named = (name: string, packed: Buffer) => Buffer.concat([Buffer.from(`${name}\0\0`, 'latin1'), packed]);
  const refused = (name: string, file: Buffer, ...told: readonly ErrorCode[]): HostilePicture => ({ name, file, told });
  const bare = (name: string, kept: HostilePicture['kept'], file: Buffer, like: Buffer): HostilePicture => ({
    name,
    file,
    like,
    without: STRANGE,
    ...(kept && { kept }),
  });
  return [
    ...Object.entries(NO_PICTURES).map(([name, start]) =>
      refused(name, Buffer.from(start, 'latin1'), 'UNREADABLE_IMAGE'),
    ),
    refused('a HEIC', HEIC, 'IMAGE_HEIC'),
    bare('a JPEG and an archive', 'image/jpeg', Buffer.concat([jpeg, ARCHIVE]), jpeg),
    bare('a JPEG with a page in a comment', 'image/jpeg', withSegment(jpeg, 0xfe, PAGE), jpeg),
    bare('a JPEG and a PDF', 'image/jpeg', withSegment(jpeg, 0xfe, DOCUMENT), jpeg),
    bare('a JPEG with a page for its camera', 'image/jpeg', withSegment(jpeg, 0xe1, PAGE), jpeg),
    bare('a GIF and a page', 'image/gif', Buffer.concat([gif, PAGE]), gif),
    bare('a PNG and an archive', 'image/png', Buffer.concat([png, ARCHIVE]), png),
    bare('a PNG with a page in a text', 'image/png', withChunks(png, pngChunk('tEXt', named('Comment', PAGE))), png),
    bare(
      'a PNG with a chunk that nobody knows',
      'image/png',
      withChunks(png, pngChunk('evIl', Buffer.from('evil'))),
      png,
    ),
    bare(
      'a PNG with a text of 64 MB, packed',
      'image/png',
      withChunks(png, pngChunk('zTXt', named('Comment', bomb))),
      png,
    ),
    bare(
      'a PNG with a profile of 64 MB, packed',
      'image/png',
      withChunks(png, pngChunk('iCCP', named('icc', bomb))),
      png,
    ),
    bare(
      'a PNG with thirty such profiles',
      'image/png',
      withChunks(png, ...Array.from({ length: 30 }, () => pngChunk('iCCP', named('icc', bomb)))),
      png,
    ),
    refused(
      'a PNG of 400 megapixels',
      Buffer.concat([pngHead(20_000, 20_000), pngChunk('IEND', Buffer.alloc(0))]),
      'IMAGE_TOO_MANY_PIXELS',
      'UNREADABLE_IMAGE',
    ),
    refused(
      'a PNG of 2³¹ pixels a side',
      withChunks(pngHead(0x7fffffff, 0x7fffffff), pngChunk('IDAT', bomb)),
      'IMAGE_TOO_MANY_PIXELS',
      'UNREADABLE_IMAGE',
    ),
    refused('a PNG of no size', withChunks(pngHead(0, 0), pngChunk('IDAT', bomb)), 'UNREADABLE_IMAGE'),
    refused(
      'a PNG whose pixels are a bomb',
      withChunks(pngHead(20_000, 20_000), pngChunk('IDAT', bomb)),
      'IMAGE_TOO_MANY_PIXELS',
    ),
    refused('a PNG without its end', png.subarray(0, png.length - 30), 'IMAGE_DAMAGED'),
    refused('a PNG with wrong checksums', patched(png, 30, [0, 0]), 'IMAGE_DAMAGED', 'UNREADABLE_IMAGE'),
    refused('a JPEG of 4 gigapixels', patched(jpeg, sof + 5, [0xff, 0xdc, 0xff, 0xdc]), 'IMAGE_TOO_MANY_PIXELS'),
    refused('a JPEG without its end', jpeg.subarray(0, jpeg.length * 0.7), 'IMAGE_DAMAGED', 'UNREADABLE_IMAGE'),
    refused('a JPEG of five thousand scans', manyScans(progressive, 5000), 'IMAGE_DAMAGED'),
    refused(
      'a WebP of 256 megapixels',
      patched(webp, 24, [0xff, 0x3f, 0, 0xff, 0x3f, 0]),
      'IMAGE_TOO_MANY_PIXELS',
      'UNREADABLE_IMAGE',
    ),
    refused('a WebP of three large frames', patched(webp, 24, [0xff, 0x16, 0, 0xff, 0x16, 0]), 'ANIMATION_TOO_LARGE'),
    refused('a WebP without its end', webp.subarray(0, webp.length * 0.7), 'IMAGE_DAMAGED', 'UNREADABLE_IMAGE'),
    refused(
      'an AVIF of 4 gigapixels',
      patched(avif, ispe + 8, [0, 0, 0xff, 0xff, 0, 0, 0xff, 0xff]),
      'IMAGE_TOO_MANY_PIXELS',
      'UNREADABLE_IMAGE',
      'IMAGE_DAMAGED',
    ),
    refused('a GIF with one frame of 4 gigapixels', gifOf(9, 9, [[0, 0, 65_535, 65_535]]), 'IMAGE_TOO_MANY_PIXELS'),
    refused(
      'a GIF of five thousand frames',
      gifOf(
        1,
        1,
        Array.from({ length: 5000 }, () => [0, 0, 1, 1]),
      ),
      'ANIMATION_TOO_LARGE',
    ),
    refused('a GIF that breaks off', gif.subarray(0, gif.length - 8), 'IMAGE_DAMAGED', 'UNREADABLE_IMAGE'),
    {
      name: 'a GIF with a frame far outside',
      file: gifOf(9, 9, [
        [0, 0, 9, 9],
        [60_000, 60_000, 5000, 5000],
      ]),
      kept: 'image/gif',
    },
    {
      name: 'a GIF with a frame that is far larger',
      file: gifOf(9, 9, [
        [0, 0, 9, 9],
        [0, 0, 60_000, 60_000],
      ]),
      kept: 'image/gif',
    },
    { name: 'a GIF without a screen', file: gifOf(0, 0, [[0, 0, 5, 5]]), kept: 'image/gif' },
  ];
}

/** A progressive JPEG whose last scan comes again and again, each of which has to be decoded. */
function manyScans(jpeg: Buffer, count: number): Buffer {
  const last = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]));
  const end = jpeg.length - 2;
  const scans = Array.from({ length: count }, () => jpeg.subarray(last, end));
  return Buffer.concat([jpeg.subarray(0, last), ...scans, jpeg.subarray(end)]);
}
