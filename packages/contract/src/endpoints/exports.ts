import { z } from 'zod';
import { DOWNLOAD_HEADERS, defineEndpoint } from '../endpoint.ts';
import { finding } from '../entities/finding.ts';
import { importFinding } from '../entities/import.ts';
import { profileChoice } from '../entities/sending/profile-choice.ts';
import { idParams } from '../entities/wire.ts';
import { LIMITS } from '../limits.ts';

const { desktopWidth, mobileWidth } = LIMITS.export;
const width = z.coerce.number<number | string>().int().min(mobileWidth.min).max(desktopWidth.max);
const file = { 200: z.unknown() };

const exportedMail = z.object({
  subject: z.string(),
  preheader: z.string(),
  html: z.string(),
  text: z.string(),
  headers: z.record(z.string(), z.string()),
  /** Fields, conditions and repeats that the sending system has no way to write; the exported mail contains nothing of them. */
  unsupported: z.array(finding),
  /** The same list by its earlier name. */
  unsaid: z.array(finding),
  /**
   * The findings of `unsupported`, fields that the sending system writes unencoded into addresses, and what it demands
   * but the mail lacks.
   */
  findings: z.array(finding),
});

const MISSING = {
  'X-Missing-Images':
    'Addresses of images that could not be had: a JSON list, URI-encoded, at most 4 KB; absent where none is missing',
} as const;

const UNSUPPORTED = {
  'X-Unsupported':
    'What the sending system cannot be told of the mail: a JSON list of {check, node}, URI-encoded, at most 4 KB; absent where there is nothing',
} as const;

const exportedMjml = z.object({
  content: z.string(),
  /** Parts of the mail that MJML cannot express: `part` names the part, `block` the MJML element that stands for it. */
  findings: z.array(importFinding),
});

/** Pictures, PDFs and archives. */
const DRAWN = { budget: 'exports', max: 60, minutes: 1, per: 'person', counted: 'process' } as const;

export const exports = {
  html: defineEndpoint({
    method: 'GET',
    path: '/api/v2/usertemplate/export/{id}/html',
    summary:
      'The mail as an HTML file, with images=zip an archive of it and its images; its merge fields as the sending system of profile reads them, without it that of the template, else that of the caller',
    auth: 'session',
    produces: ['text/html', 'application/zip'],
    answerHeaders: { ...DOWNLOAD_HEADERS, ...UNSUPPORTED, ...MISSING },
    params: idParams,
    query: z.object({ images: z.literal('zip').optional(), profile: profileChoice.optional() }),
    rates: [{ ...DRAWN, cost: 'handler' }],
    errors: ['DRAWING_FAILED', 'IMPORT_TOO_COMPLEX', 'STORAGE_UNAVAILABLE'],
    responses: file,
  }),
  text: defineEndpoint({
    method: 'GET',
    path: '/api/v2/usertemplate/export/{id}/text',
    summary: 'The plain text of the mail as a file; profile as for its HTML',
    auth: 'session',
    produces: 'text/plain',
    answerHeaders: { ...DOWNLOAD_HEADERS, ...UNSUPPORTED },
    params: idParams,
    query: z.object({ profile: profileChoice.optional() }),
    errors: ['DRAWING_FAILED', 'IMPORT_TOO_COMPLEX'],
    responses: file,
  }),
  mail: defineEndpoint({
    method: 'GET',
    path: '/api/v2/usertemplate/export/{id}/mail',
    summary:
      'The mail as a program sends it: subject, HTML, plain text, the headers by which mail programs offer to unsubscribe, and what the sending system cannot be told; profile as for its HTML',
    auth: 'session',
    params: idParams,
    query: z.object({ profile: profileChoice.optional() }),
    errors: ['DRAWING_FAILED', 'IMPORT_TOO_COMPLEX'],
    responses: { 200: exportedMail },
  }),
  mjml: defineEndpoint({
    method: 'GET',
    path: '/api/v2/usertemplate/export/{id}/mjml',
    summary: 'The mail written in MJML 5, and what MJML cannot say of it; profile as for its HTML',
    auth: 'session',
    params: idParams,
    query: z.object({ profile: profileChoice.optional() }),
    errors: ['DRAWING_FAILED', 'IMPORT_TOO_COMPLEX'],
    responses: { 200: exportedMjml },
  }),
  pdf: defineEndpoint({
    method: 'GET',
    path: '/api/v2/usertemplate/export/{id}/pdf',
    summary: 'The mail on pages of A4, with sample values; laid out at a width of 794 unless another is given',
    auth: 'session',
    produces: 'application/pdf',
    answerHeaders: { ...DOWNLOAD_HEADERS, ...MISSING },
    params: idParams,
    query: z.object({ width: width.optional() }),
    rates: [{ ...DRAWN, cost: 'call' }],
    errors: ['DRAWING_FAILED', 'IMPORT_TOO_COMPLEX', 'STORAGE_UNAVAILABLE'],
    responses: file,
  }),
  image: defineEndpoint({
    method: 'GET',
    path: '/api/v2/usertemplate/export/{id}/image',
    summary:
      'A picture of the mail, with sample values, at a width of 320 to 599 (mobile) or 600 to 1920 (desktop); without a width as wide as the mail, 600 at least',
    auth: 'session',
    produces: ['image/png', 'image/jpeg'],
    answerHeaders: { ...DOWNLOAD_HEADERS, ...MISSING },
    params: idParams,
    query: z.object({ width: width.optional(), format: z.enum(['png', 'jpeg']).default('png') }),
    rates: [{ ...DRAWN, cost: 'call' }],
    errors: ['DRAWING_FAILED', 'IMPORT_TOO_COMPLEX', 'STORAGE_UNAVAILABLE'],
    responses: file,
  }),
};
