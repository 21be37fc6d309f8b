import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyReply } from 'fastify';

/** Google's fonts: style sheets and files. Nothing is asked of it but for a mail that uses one of them. */
export const FONT_SHEETS = 'https://fonts.googleapis.com';
export const FONT_FILES = 'https://fonts.gstatic.com';

/** Mantine writes its variables into style elements and attributes; scripts come from our own files alone. */
const APP_CSP = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  // Previews of a mail show its fonts, which come from nowhere else.
  'style-src': ["'self'", "'unsafe-inline'", FONT_SHEETS],
  // Images of a mail may come from anywhere; previews of what is about to be uploaded are blobs.
  'img-src': ["'self'", 'http:', 'https:', 'data:', 'blob:'],
  'font-src': ["'self'", 'data:', FONT_FILES],
  'connect-src': ["'self'"],
  'worker-src': ["'self'", 'blob:'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
};

/** The policy of what is data and no page, in whatever it is opened. */
export const DATA_CSP = "default-src 'none'; frame-ancestors 'none'";

/** Lists the browser features that no page of this product, and no mail shown by it, uses; names that browsers know. */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** Permissions of every page: nothing that runs in the page, or in a frame of it, can use these features. */
export const PAGE_PERMISSIONS = UNUSED_FEATURES.map((name) => `${name}=()`).join(', ');

/** The frame the mail is drawn in: it may show pictures from anywhere, and run nothing. */
const CANVAS_FRAME_CSP = [
  "default-src 'none'",
  'img-src http: https: data: blob:',
  `style-src 'unsafe-inline' ${FONT_SHEETS}`,
  `font-src data: ${FONT_FILES}`,
  "script-src 'none'",
  "object-src 'none'",
  "frame-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
];

/** The policy of the canvas's frame; all pages around it count as its ancestors. */
export function canvasFrameCsp(embedOrigins: readonly string[]): string {
  return [...CANVAS_FRAME_CSP, `frame-ancestors ${ancestors(embedOrigins).join(' ')}`].join('; ');
}

function ancestors(embedOrigins: readonly string[]): readonly string[] {
  return ["'self'", ...embedOrigins];
}

/** Seconds. */
const A_YEAR = 31_536_000;

export function comesByHttps(publicUrl: string): boolean {
  return publicUrl.startsWith('https:');
}

/**
 * Sets the headers of an answer that tells a failure: it is data, and nobody keeps it, whatever was set before. An address
 * that the router cannot read is answered before all else, so nothing of this is left to hooks.
 */
export function failureHeaders(reply: FastifyReply): FastifyReply {
  return reply
    .header('Cache-Control', 'no-store')
    .header('Content-Security-Policy', DATA_CSP)
    .header('Cross-Origin-Resource-Policy', 'same-origin')
    .header('X-Content-Type-Options', 'nosniff')
    .header('X-Request-Id', reply.request.id);
}

/** Tells browsers to use https alone, where people do; for answers that are sent before the headers of all answers. */
export function transportHeader(publicUrl: string, reply: FastifyReply): void {
  if (comesByHttps(publicUrl)) reply.header('Strict-Transport-Security', `max-age=${A_YEAR}`);
}

interface SecurityFacts {
  readonly publicUrl: string;
  readonly pagesUrl: string;
  readonly embedOrigins: readonly string[];
}

/** Headers of every answer. */
export function securityHeaders({ publicUrl, pagesUrl, embedOrigins }: SecurityFacts): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        ...APP_CSP,
        // Versions of a mail are looked at in a frame; their pages may have a host of their own.
        'frame-src': ["'self'", new URL(pagesUrl).origin],
        'frame-ancestors': ancestors(embedOrigins),
      },
    },
    // Browsers warn of it on an origin that has pages without it, as answers of other servers in front may be.
    originAgentCluster: false,
    strictTransportSecurity: comesByHttps(publicUrl) && { maxAge: A_YEAR, includeSubDomains: false },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Older browsers only; the policy above says the same, and more than this header could where others may embed.
    xFrameOptions: embedOrigins.length === 0 ? { action: 'sameorigin' } : false,
  };
}
