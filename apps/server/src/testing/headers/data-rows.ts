import { type Endpoint, endpoints, fillPath } from '@mailwright/contract';
import type { InjectOptions } from 'fastify';
import type { AddressRow } from './address-row.ts';
import { KINDS } from './header-rules.ts';
import { METRICS_TOKEN, type ServedWorld } from './served-world.ts';

const { audit, health, icons, notes, userTemplates } = endpoints;

const TEXTS: readonly AddressRow[] = [
  { name: 'that the server lives', of: health.live, kind: KINDS.json, ask: () => health.live.path },
  { name: 'that the server is ready', of: health.ready, kind: KINDS.json, ask: () => health.ready.path },
  { name: 'the document of the API', of: 'GET /api/openapi.json', kind: KINDS.json, ask: () => '/api/openapi.json' },
  {
    name: 'figures',
    of: 'GET /metrics',
    kind: KINDS.text,
    ask: () => ({ url: '/metrics', headers: { authorization: `Bearer ${METRICS_TOKEN}` } }),
  },
  { name: 'licenses of icons', of: icons.licenses, kind: KINDS.text, ask: () => icons.licenses.path },
];

const failure = (status: number, name: string, of: Endpoint | string, ask: AddressRow['ask']): AddressRow => ({
  name: `${status}, ${name}`,
  of,
  kind: KINDS.json,
  status,
  ask,
});

const sent = ({ anna }: ServedWorld, row: Endpoint, type: string, payload: string): InjectOptions => ({
  method: row.method,
  url: fillPath(row.path, { id: 'x' }),
  headers: { ...anna.headers, 'content-type': type },
  payload,
});

const FAILURES: readonly AddressRow[] = [
  failure(400, 'a NUL in the address', 'GET /*', () => '/show/%00'),
  failure(400, 'no name of a part', 'GET /assets/:name', () => '/assets/'),
  failure(400, 'no JSON', userTemplates.update, (world) => sent(world, userTemplates.update, 'application/json', '{')),
  failure(401, 'nobody signed in', userTemplates.read, () => fillPath(userTemplates.read.path, { id: 'x' })),
  failure(401, 'no token of the figures', 'GET /metrics', () => '/metrics'),
  failure(403, 'not allowed', audit.list, ({ anna: { headers } }) => ({ url: audit.list.path, headers })),
  failure(403, 'no download for everybody', audit.download, ({ anna: { headers } }) => ({
    url: audit.download.path,
    headers,
  })),
  failure(404, 'not there', userTemplates.read, ({ anna: { headers } }) => ({
    url: fillPath(userTemplates.read.path, { id: 'x' }),
    headers,
  })),
  failure(404, 'no image', endpoints.assets.file, () =>
    fillPath(endpoints.assets.file.path, { id: 'x', name: 'y.png' }),
  ),
  failure(404, 'no picture', endpoints.stores.livePicture, () =>
    fillPath(endpoints.stores.livePicture.path, { token: 'nobody.signed' }),
  ),
  failure(404, 'no call', 'GET /*', () => '/api/v2/nothing'),
  failure(404, 'no part', 'GET /assets/:name', () => '/assets/index-gone.js'),
  failure(404, 'no method', 'GET /*', () => ({ method: 'POST', url: '/nothing' })),
  failure(404, 'an address that cannot be read', 'GET /*', () => '/show/%E0%A4%A'),
  failure(404, 'an address that is too long', 'GET /*', () => `/api/v2/usertemplate/${'x'.repeat(3000)}`),
  failure(413, 'too large', notes.create, (world) =>
    sent(world, notes.create, 'application/json', JSON.stringify({ text: 'x'.repeat(1024 * 1024) })),
  ),
  failure(415, 'no content of a call', notes.create, (world) => sent(world, notes.create, 'text/plain', 'x')),
];

/** Data that is no page, and failures. */
export const DATA_ROWS: readonly AddressRow[] = [...TEXTS, ...FAILURES];
