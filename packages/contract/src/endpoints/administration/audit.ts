import { z } from 'zod';
import { DOWNLOAD_HEADERS, defineEndpoint } from '../../endpoint.ts';
import { auditDownload, auditPage, auditSearch } from '../../entities/administration/audit.ts';

export const audit = {
  list: defineEndpoint({
    method: 'GET',
    path: '/api/v2/audit',
    summary: 'Who did what, when and from where, newest first; for admins',
    auth: 'session',
    query: auditSearch,
    responses: { 200: auditPage },
  }),
  download: defineEndpoint({
    method: 'GET',
    path: '/api/v2/audit/file',
    summary: 'The same as a CSV file, all of it; for admins',
    auth: 'session',
    produces: 'text/csv',
    answerHeaders: DOWNLOAD_HEADERS,
    query: auditDownload,
    responses: { 200: z.unknown() },
  }),
};
