/** Required headers of an answer by their names: a text or pattern, or null for a header that may not be there. */
export type HeaderRules = Readonly<Record<string, string | RegExp | null>>;

/** Rules for every answer, whatever it is: unless a kind says otherwise. */
export const EVERY_ANSWER: HeaderRules = {
  'x-content-type-options': 'nosniff',
  'strict-transport-security': 'max-age=31536000',
  'cross-origin-resource-policy': 'same-origin',
  'x-request-id': /^[\w-]{21}$/,
  server: null,
  'x-powered-by': null,
  'set-cookie': null,
  'access-control-allow-origin': null,
  'access-control-allow-credentials': null,
  'content-disposition': null,
};

const PERMISSIONS = [
  'accelerometer=()',
  'camera=()',
  'display-capture=()',
  'geolocation=()',
  'gyroscope=()',
  'hid=()',
  'idle-detection=()',
  'magnetometer=()',
  'microphone=()',
  'midi=()',
  'payment=()',
  'screen-wake-lock=()',
  'serial=()',
  'usb=()',
  'xr-spatial-tracking=()',
].join(', ');

const PAGE: HeaderRules = {
  'content-type': 'text/html; charset=utf-8',
  'permissions-policy': PERMISSIONS,
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': null,
  'x-permitted-cross-domain-policies': 'none',
};

const APP_POLICY: Readonly<Record<string, string>> = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self' 'unsafe-inline' https://fonts.googleapis.com",
  'img-src': "'self' http: https: data: blob:",
  'font-src': "'self' data: https://fonts.gstatic.com",
  'connect-src': "'self'",
  'worker-src': "'self' blob:",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-src': "'self' https://pages.example",
};

const CANVAS_POLICY: Readonly<Record<string, string>> = {
  'default-src': "'none'",
  'img-src': 'http: https: data: blob:',
  'style-src': "'unsafe-inline' https://fonts.googleapis.com",
  'font-src': 'data: https://fonts.gstatic.com',
  'script-src': "'none'",
  'object-src': "'none'",
  'frame-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
};

const MAIL_POLICY: Readonly<Record<string, string>> = {
  sandbox: '',
  'default-src': "'none'",
  'img-src': 'http: https: data:',
  'style-src': "'unsafe-inline' https://fonts.googleapis.com",
  'font-src': 'data: https://fonts.gstatic.com',
  'base-uri': "'none'",
  'form-action': "'none'",
};

const DATA_POLICY: Readonly<Record<string, string>> = { 'default-src': "'none'", 'frame-ancestors': "'none'" };

/** Kind of answer as a browser sees it: its policy, directive by directive, and its other headers. */
export interface AnswerKind {
  readonly policy: Readonly<Record<string, string>>;
  /**
   * Pages that may show it in a frame: own pages and those that may embed (`embedding`), any (`anybody`), own pages alone
   * (`own`), or not stated (`untold`).
   */
  readonly frames: 'embedding' | 'anybody' | 'own' | 'untold';
  readonly headers: HeaderRules;
}

const IMMUTABLE = 'public, max-age=31536000, immutable';

export const KINDS = {
  startPage: {
    policy: APP_POLICY,
    frames: 'embedding',
    headers: { ...PAGE, 'cache-control': 'no-cache', 'referrer-policy': 'strict-origin-when-cross-origin' },
  },
  documentation: {
    policy: APP_POLICY,
    frames: 'embedding',
    headers: { ...PAGE, 'cache-control': 'no-store', 'referrer-policy': 'strict-origin-when-cross-origin' },
  },
  /** Files of that page, which its library names. */
  documentationPart: { policy: APP_POLICY, frames: 'embedding', headers: { 'cache-control': 'no-store' } },
  canvas: {
    policy: CANVAS_POLICY,
    frames: 'embedding',
    headers: { ...PAGE, 'cache-control': 'no-cache', 'referrer-policy': 'strict-origin-when-cross-origin' },
  },
  /** A mail everybody may read: asked for again each time, as it may be taken back. */
  publicMail: {
    policy: MAIL_POLICY,
    frames: 'anybody',
    headers: { ...PAGE, 'cache-control': 'no-cache', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' },
  },
  privateMail: {
    policy: MAIL_POLICY,
    frames: 'anybody',
    headers: {
      ...PAGE,
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    },
  },
  outbox: {
    policy: { ...MAIL_POLICY, 'frame-ancestors': "'self'" },
    frames: 'own',
    headers: {
      ...PAGE,
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    },
  },
  json: {
    policy: DATA_POLICY,
    frames: 'untold',
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  },
  /** An answer without a body. */
  nothing: {
    policy: DATA_POLICY,
    frames: 'untold',
    headers: { 'content-type': null, 'cache-control': 'no-store' },
  },
  text: {
    policy: DATA_POLICY,
    frames: 'untold',
    headers: { 'content-type': /^text\/plain; /, 'cache-control': 'no-store' },
  },
  picture: {
    policy: { sandbox: '', 'default-src': "'none'" },
    frames: 'untold',
    headers: {
      'content-type': /^image\/(png|jpeg|gif|svg\+xml)$/,
      'cache-control': IMMUTABLE,
      'cross-origin-resource-policy': 'cross-origin',
    },
  },
  download: {
    policy: { sandbox: '', 'default-src': "'none'" },
    frames: 'untold',
    headers: {
      'cache-control': 'no-store',
      'content-disposition': /^attachment; filename\*=UTF-8''[\w%.~!-]+\.(html|txt|zip|pdf|png|jpg|csv)$/,
    },
  },
  /** A file of the build whose name tells its content. */
  hashedPart: {
    policy: { 'default-src': "'self'" },
    frames: 'untold',
    headers: {
      'content-type': /^application\/javascript; charset=utf-8$/,
      'cache-control': IMMUTABLE,
      'permissions-policy': null,
      'referrer-policy': null,
      'cross-origin-opener-policy': null,
    },
  },
  part: {
    policy: { 'default-src': "'self'" },
    frames: 'untold',
    headers: {
      'content-type': /^(application\/javascript; charset=utf-8|image\/svg\+xml|text\/plain; charset=utf-8)$/,
      'cache-control': 'no-cache',
      'permissions-policy': null,
    },
  },
} as const satisfies Record<string, AnswerKind>;
