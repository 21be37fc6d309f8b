import { socialIconPath } from '@mailwright/blocks';
import { type Endpoint, endpoints, fillPath } from '@mailwright/contract';
import type { AddressRow } from './address-row.ts';
import { type HeaderRules, KINDS } from './header-rules.ts';
import type { ServedWorld } from './served-world.ts';

const { account, assets, audit, countdown, exports: files, icons, pages, people, stock, stores, video } = endpoints;

const kept = (caching: string): { readonly but: HeaderRules } => ({ but: { 'cache-control': caching } });

const PICTURES: readonly AddressRow[] = [
  { name: 'an image of a mail', of: assets.file, kind: KINDS.picture, ask: ({ asset }) => asset },
  {
    name: 'a social icon',
    of: assets.socialIcon,
    kind: KINDS.picture,
    ask: () => socialIconPath('facebook', 'round', 'color', 32),
  },
  { name: 'an icon as SVG', of: icons.preview, kind: KINDS.picture, ask: ({ icon }) => icon },
  { name: 'an icon as PNG', of: icons.preview, kind: KINDS.picture, ask: ({ icon }) => icon.replace('.svg', '.png') },
  {
    name: 'a play button',
    of: video.playButton,
    kind: KINDS.picture,
    ask: () => fillPath(video.playButton.path, { name: 'circle-dark.png' }),
    ...kept('public, max-age=86400'),
  },
  {
    name: 'a picture of the collection',
    of: stock.collectionFile,
    kind: KINDS.picture,
    ask: ({ collectionPicture }) => collectionPicture,
    ...kept('public, max-age=86400'),
  },
  {
    name: 'a countdown',
    of: countdown.image,
    kind: KINDS.picture,
    ask: () => `${countdown.image.path}?eventDateTime=2030-01-01T00:00:00&timeZone=UTC`,
    ...kept('no-store, no-cache, must-revalidate, max-age=0'),
  },
  {
    name: 'a live picture',
    of: stores.livePicture,
    kind: KINDS.picture,
    ask: ({ livePicture }) => livePicture,
    ...kept('public, max-age=300'),
  },
  {
    name: 'the thumbnail of what one may not see',
    of: pages.screenshot,
    kind: KINDS.picture,
    ask: ({ draft: id }) => fillPath(pages.screenshot.path, { id }),
    ...kept('private, no-cache'),
  },
  {
    name: 'a thumbnail by its key',
    of: pages.screenshot,
    kind: KINDS.picture,
    ask: ({ published: id, thumbnailKey: key }) => ({ url: fillPath(pages.screenshot.path, { id }), query: { key } }),
    ...kept('private, max-age=31536000, immutable'),
  },
];

const asked = (row: Endpoint, params: Record<string, string>, { headers }: ServedWorld['anna'], query = {}) => ({
  url: fillPath(row.path, params),
  headers,
  query,
});

const exported = (row: Endpoint, what: string, type: string, query = {}): AddressRow => ({
  name: `a mail as ${what}`,
  of: row,
  kind: KINDS.download,
  ask: ({ anna, draft: id }) => asked(row, { id }, anna, query),
  but: { 'content-type': type },
});

const DOWNLOADS: readonly AddressRow[] = [
  exported(files.html, 'HTML', 'text/html; charset=utf-8'),
  exported(files.html, 'an archive', 'application/zip', { images: 'zip' }),
  exported(files.text, 'text', 'text/plain; charset=utf-8'),
  exported(files.pdf, 'PDF', 'application/pdf'),
  exported(files.image, 'PNG', 'image/png'),
  exported(files.image, 'JPEG', 'image/jpeg', { format: 'jpeg' }),
  {
    name: 'the audit log',
    of: audit.download,
    kind: KINDS.download,
    ask: ({ admin }) => asked(audit.download, {}, admin),
    but: { 'content-type': 'text/csv; charset=utf-8' },
  },
  {
    name: 'what is kept of oneself',
    of: account.personalData,
    kind: KINDS.download,
    ask: ({ anna }) => asked(account.personalData, {}, anna),
    but: { 'content-type': 'application/zip' },
  },
  {
    name: 'what is kept of somebody',
    of: people.personalData,
    kind: KINDS.download,
    ask: ({ anna, admin }) => asked(people.personalData, { id: anna.id }, admin),
    but: { 'content-type': 'application/zip' },
  },
];

const PARTS: readonly AddressRow[] = [
  {
    name: 'a part named by its content',
    of: 'GET /assets/:name',
    kind: KINDS.hashedPart,
    ask: () => '/assets/index-abc123.js',
  },
  {
    name: 'the script that other pages embed by',
    of: 'GET /*',
    kind: KINDS.part,
    ask: () => '/embed.js',
    but: { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' },
  },
  {
    name: 'the icon that browsers ask for beside mails',
    of: 'GET /favicon.ico',
    kind: KINDS.part,
    ask: () => '/favicon.ico',
    but: { 'cross-origin-resource-policy': 'cross-origin' },
  },
  ...['/start-again.js', '/favicon.svg', '/licenses/fonts.txt'].map(
    (url): AddressRow => ({ name: `the file ${url}`, of: 'GET /*', kind: KINDS.part, ask: () => url }),
  ),
];

/** Pictures, downloads and the files of the web app. */
export const FILE_ROWS: readonly AddressRow[] = [...PICTURES, ...DOWNLOADS, ...PARTS];
