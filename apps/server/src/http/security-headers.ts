import type { FastifyHelmetOptions } from '@fastify/helmet';

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
    strictTransportSecurity: publicUrl.startsWith('https:') ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Older browsers only; the policy above says the same, and more than this header could where others may embed.
    xFrameOptions: embedOrigins.length === 0 ? { action: 'sameorigin' } : false,
  };
}
