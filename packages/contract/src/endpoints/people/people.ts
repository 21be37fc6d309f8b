import { z } from 'zod';
import { DOWNLOAD_HEADERS, defineEndpoint } from '../../endpoint.ts';
import {
  account,
  accountChange,
  accountDeletion,
  accountPage,
  accountQuery,
  belongings,
  deactivation,
} from '../../entities/people/account.ts';
import { idParams, noContent } from '../../entities/wire.ts';
import { ARCHIVES } from './archives.ts';

export const people = {
  list: defineEndpoint({
    method: 'GET',
    path: '/api/v2/people',
    summary: 'The accounts of this server, for administrators, a page at a time',
    auth: 'session',
    query: accountQuery,
    errors: ['FORBIDDEN'],
    responses: { 200: accountPage },
  }),
  change: defineEndpoint({
    method: 'PATCH',
    path: '/api/v2/people/{id}',
    summary: "Change somebody's role or plan; the last administrator stays one",
    auth: 'session',
    params: idParams,
    body: accountChange,
    errors: ['FORBIDDEN', 'USER_NOT_FOUND', 'LAST_ADMINISTRATOR', 'VALIDATION_FAILED'],
    responses: { 200: account },
  }),
  deactivate: defineEndpoint({
    method: 'POST',
    path: '/api/v2/people/{id}/deactivate',
    summary:
      "End somebody's sessions and let nobody in with the account; everything that belongs to it goes to somebody else where one is named",
    auth: 'session',
    params: idParams,
    body: deactivation,
    errors: ['FORBIDDEN', 'USER_NOT_FOUND', 'OWN_ACCOUNT', 'LAST_ADMINISTRATOR', 'VALIDATION_FAILED'],
    responses: { 200: account },
  }),
  activate: defineEndpoint({
    method: 'POST',
    path: '/api/v2/people/{id}/activate',
    summary: 'Let somebody in again; what was handed on stays where it is',
    auth: 'session',
    params: idParams,
    errors: ['FORBIDDEN', 'USER_NOT_FOUND'],
    responses: { 200: account },
  }),
  endSessions: defineEndpoint({
    method: 'POST',
    path: '/api/v2/people/{id}/end-sessions',
    summary: 'Sign somebody else out everywhere; they can sign in again at once',
    auth: 'session',
    params: idParams,
    errors: ['FORBIDDEN', 'USER_NOT_FOUND'],
    responses: { 204: noContent },
  }),
  belongings: defineEndpoint({
    method: 'GET',
    path: '/api/v2/people/{id}/belongings',
    summary: 'How much would go to somebody else if an account were handed over',
    auth: 'session',
    params: idParams,
    errors: ['FORBIDDEN', 'USER_NOT_FOUND'],
    responses: { 200: belongings },
  }),
  personalData: defineEndpoint({
    method: 'GET',
    path: '/api/v2/people/{id}/personal-data',
    summary:
      'What is kept of somebody, as an archive with an index, made while it is sent; without what their drafts, modules and notes say',
    auth: 'session',
    produces: 'application/zip',
    answerHeaders: DOWNLOAD_HEADERS,
    params: idParams,
    rates: ARCHIVES,
    errors: ['FORBIDDEN', 'USER_NOT_FOUND'],
    responses: { 200: z.unknown() },
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/api/v2/people/{id}',
    summary:
      'Delete an account for good: what belongs to it goes to somebody else, who has to be named unless nothing does; authors and the audit log keep no name',
    auth: 'session',
    params: idParams,
    query: accountDeletion,
    errors: ['FORBIDDEN', 'USER_NOT_FOUND', 'OWN_ACCOUNT', 'LAST_ADMINISTRATOR', 'VALIDATION_FAILED'],
    responses: { 204: noContent },
  }),
};
