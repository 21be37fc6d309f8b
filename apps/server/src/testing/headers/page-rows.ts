import { endpoints, fillPath } from '@mailwright/contract';
import type { AddressRow } from './address-row.ts';
import { KINDS } from './header-rules.ts';

const { pages, stores, testMails, singleSignOn } = endpoints;

/** Addresses of the client's routes, and of places that no other route answers. */
const CLIENT_ROUTES = [
  '/login',
  '/edit/abc?embed=true',
  '/templates/drafts',
  '/settings/account',
  '/password?token=secret',
  '/not-found',
  '/.sources',
  '/index.html',
];

const START: readonly AddressRow[] = [
  { name: 'the start page', of: 'GET /', kind: KINDS.startPage, ask: () => '/' },
  ...CLIENT_ROUTES.map(
    (url): AddressRow => ({ name: `the start page at ${url}`, of: 'GET /*', kind: KINDS.startPage, ask: () => url }),
  ),
  { name: 'the canvas', of: 'GET /canvas-frame', kind: KINDS.canvas, ask: () => '/canvas-frame?mode=quirks' },
];

const DOCUMENTATION: readonly AddressRow[] = [
  { name: 'the page of the API', of: 'GET /api/docs', kind: KINDS.documentation, ask: () => '/api/docs' },
  ...['json', 'yaml', 'static/swagger-initializer.js', 'static/theme/mailwright.css'].map(
    (file): AddressRow => ({
      name: `${file} of the page of the API`,
      of: `GET /api/docs/${file}`,
      kind: KINDS.documentationPart,
      ask: () => `/api/docs/${file}`,
    }),
  ),
  {
    name: 'a file of the page of the API',
    of: 'GET /api/docs/static/*',
    kind: KINDS.documentationPart,
    ask: () => '/api/docs/static/swagger-ui.css',
    but: { 'cache-control': 'public, max-age=0' },
  },
  {
    name: 'the page of the API by its file',
    of: 'GET /api/docs/static/index.html',
    kind: KINDS.documentationPart,
    status: 302,
    ask: () => '/api/docs/static/index.html',
    but: { location: '/api/docs/' },
  },
];

const MAILS: readonly AddressRow[] = [
  {
    name: 'a published mail',
    of: pages.show,
    kind: KINDS.publicMail,
    ask: ({ published: id }) => fillPath(pages.show.path, { id }),
  },
  {
    name: 'a draft, for its owner',
    of: pages.show,
    kind: KINDS.privateMail,
    ask: ({ draft: id, cookie }) => ({ url: fillPath(pages.show.path, { id }), headers: { cookie } }),
  },
  {
    name: 'a draft, for strangers',
    of: pages.show,
    kind: KINDS.privateMail,
    status: 404,
    ask: ({ draft: id }) => fillPath(pages.show.path, { id }),
  },
  {
    name: 'a mail that is shared',
    of: pages.sharingShow,
    kind: KINDS.privateMail,
    ask: ({ draft: id, cookie }) => ({ url: fillPath(pages.sharingShow.path, { id }), headers: { cookie } }),
  },
  {
    name: 'a version of a mail',
    of: pages.version,
    kind: KINDS.publicMail,
    ask: ({ published: id, versionDate }) => ({ url: fillPath(pages.version.path, { id }), query: { versionDate } }),
  },
  {
    name: 'the page of a product that nobody signed',
    of: stores.livePage,
    kind: KINDS.privateMail,
    status: 404,
    ask: () => fillPath(stores.livePage.path, { token: 'nobody.signed' }),
    but: { 'cache-control': 'no-store' },
  },
  {
    name: 'the outbox',
    of: testMails.outbox,
    kind: KINDS.outbox,
    ask: ({ cookie }) => ({ url: testMails.outbox.path, headers: { cookie } }),
  },
  {
    name: 'the outbox, for strangers',
    of: testMails.outbox,
    kind: KINDS.outbox,
    status: 404,
    ask: () => testMails.outbox.path,
  },
  {
    name: 'a kept mail',
    of: testMails.keptMail,
    kind: KINDS.outbox,
    ask: ({ keptMail: url, cookie }) => ({ url, headers: { cookie } }),
  },
];

const SESSION_COOKIES =
  /^sessionId=[\w-]{32}; Path=\/; [^,]*; SameSite=Lax; Secure,pageSession=[\w-]{32}; Path=\/; [^,]*; HttpOnly,/;

/** Answers that send a browser on. */
const LEADING_ON: readonly AddressRow[] = [
  {
    name: 'the way to the sign-in provider',
    of: singleSignOn.begin,
    kind: KINDS.nothing,
    status: 302,
    ask: () => singleSignOn.begin.path,
    but: {
      location: 'https://identity.example/authorize?state=asked',
      'referrer-policy': 'no-referrer',
      'set-cookie': /^signIn-asked-for-th=[^;]+; Path=\/api\/v2\/auth\/single-sign-on; [^,]*; HttpOnly$/,
    },
  },
  {
    name: 'the way back from the sign-in provider',
    of: singleSignOn.finish,
    kind: KINDS.nothing,
    status: 302,
    ask: ({ comingBack: { url, cookie } }) => ({ url, headers: { cookie } }),
    but: { location: '/', 'referrer-policy': 'no-referrer', 'set-cookie': SESSION_COOKIES },
  },
  {
    name: 'the way back of a sign-in that nobody began',
    of: singleSignOn.finish,
    kind: KINDS.nothing,
    status: 302,
    ask: () => `${singleSignOn.finish.path}?code=x&state=never`,
    but: {
      location: '/login?problem=expired',
      'referrer-policy': 'no-referrer',
      'set-cookie': /^signIn-never=; [^,]*Max-Age=0[^,]*$/,
    },
  },
  {
    name: 'the page of a live product',
    of: stores.livePage,
    kind: KINDS.nothing,
    status: 302,
    ask: ({ livePage }) => livePage,
    but: { location: 'https://shop.example/cup', 'referrer-policy': 'no-referrer' },
  },
];

/** Pages, and what leads to them. */
export const PAGE_ROWS: readonly AddressRow[] = [...START, ...DOCUMENTATION, ...MAILS, ...LEADING_ON];
