import { gzipSync } from 'node:zlib';
import type { HostilePicture } from './hostile-pictures.ts';

const SPACES = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';

function svg(content: string, attributes = 'width="40" height="30"', before = ''): Buffer {
  return Buffer.from(`${before}<svg ${SPACES} ${attributes}>${content}</svg>`);
}

const RED = '<rect width="9" height="9" fill="#f00"/>';
/** Drawing that all those that refer to something outside have to look like. */
const PLAIN = svg(RED);

const doctype = (entities: string) => `<!DOCTYPE svg [${entities}]>`;
const laughs = Array.from(
  { length: 12 },
  (_, level) => `<!ENTITY e${level} "${level === 0 ? 'hahahahaha' : `&e${level - 1};`.repeat(10)}">`,
).join('');

const like = (name: string, file: Buffer): HostilePicture => ({ name, file, kept: 'image/png', like: PLAIN });

export const HOSTILE_DRAWINGS: readonly HostilePicture[] = [
  like('an SVG with script', svg(`<script>alert(1)</script>${RED}`, 'width="40" height="30" onload="alert(1)"')),
  like('an SVG with a page in it', svg(`${RED}<foreignObject width="9" height="9"><body>x</body></foreignObject>`)),
  like('an SVG that names a file', svg(`${RED}<image xlink:href="file:///etc/passwd" width="9" height="9"/>`)),
  like('an SVG that names an address', svg(`${RED}<image href="http://127.0.0.1:1/x.png" width="9" height="9"/>`)),
  like('an SVG that uses another', svg(`${RED}<use href="http://127.0.0.1:1/x.svg#a"/>`)),
  like(
    'an SVG with a style sheet from elsewhere',
    svg(`<style>@import url("http://127.0.0.1:1/x.css");</style>${RED}`, undefined, '<?xml-stylesheet href="/x.css"?>'),
  ),
  like(
    'an SVG that includes a text',
    svg(
      `${RED}<text y="20"><x:include xmlns:x="http://www.w3.org/2001/XInclude" href="/etc/passwd" parse="text"/></text>`,
    ),
  ),
  {
    name: 'an SVG with an entity from elsewhere',
    file: svg('<text y="20">&x;</text>', undefined, doctype('<!ENTITY x SYSTEM "file:///etc/passwd">')),
    told: ['UNREADABLE_IMAGE'],
  },
  {
    name: 'an SVG of a billion laughs',
    file: svg('<text>&e11;</text>', undefined, doctype(laughs)),
    told: ['UNREADABLE_IMAGE'],
  },
  {
    name: 'an SVG with an entity of itself',
    file: svg('&a;', undefined, doctype('<!ENTITY a "&a;">')),
    told: ['UNREADABLE_IMAGE'],
  },
  { name: 'an SVG as large as a house', file: svg(RED, 'width="1e9" height="1e9"'), told: ['IMAGE_TOO_MANY_PIXELS'] },
  { name: 'an SVG of 81 megapixels', file: svg(RED, 'width="9000" height="9000"'), told: ['IMAGE_TOO_MANY_PIXELS'] },
  {
    name: 'an SVG whose content alone is large',
    file: svg('<rect width="9e5" height="9e5"/>', ''),
    told: ['IMAGE_TOO_MANY_PIXELS'],
  },
  { name: 'an SVG of no size', file: svg(RED, 'width="0" height="0"'), told: ['UNREADABLE_IMAGE'] },
  { name: 'an SVG of less than nothing', file: svg(RED, 'width="-5" height="-5"'), kept: 'image/png' },
  { name: 'an SVG with nothing in it', file: svg('', ''), told: ['UNREADABLE_IMAGE'] },
  {
    name: 'an SVG of a hundred thousand levels',
    file: svg(`${'<g>'.repeat(100_000)}${RED}${'</g>'.repeat(100_000)}`),
    told: ['UNREADABLE_IMAGE'],
  },
  { name: 'an SVG that is packed', file: gzipSync(PLAIN), told: ['UNREADABLE_IMAGE'] },
  { name: 'an SVG in UTF-16', file: Buffer.from(`\ufeff${PLAIN}`, 'utf16le'), told: ['UNREADABLE_IMAGE'] },
  {
    name: 'a page with a drawing in it',
    file: Buffer.from(`<!doctype html><body>${PLAIN}`),
    told: ['UNREADABLE_IMAGE'],
  },
  {
    name: 'an SVG that breaks off',
    file: PLAIN.subarray(0, PLAIN.length - 12),
    told: ['UNREADABLE_IMAGE', 'IMAGE_DAMAGED'],
  },
];
