import { defineEndpoint } from '../../endpoint.ts';
import { account, accountChange, accountPage, accountQuery, deactivation } from '../../entities/people/account.ts';
import { idParams } from '../../entities/wire.ts';

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
      "End somebody's sessions and let nobody in with the account; templates, modules and stores go to somebody else where one is named",
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
};
