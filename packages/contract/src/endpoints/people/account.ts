import { z } from 'zod';
import { DOWNLOAD_HEADERS, defineEndpoint } from '../../endpoint.ts';
import { nameChange, ownAccount, ownSession, passwordChange } from '../../entities/people/account.ts';
import { idParams, noContent } from '../../entities/wire.ts';
import { LIMITS } from '../../limits.ts';
import { ARCHIVES } from './archives.ts';

export const account = {
  read: defineEndpoint({
    method: 'GET',
    path: '/api/v2/account',
    summary: "The caller's own account",
    auth: 'session',
    responses: { 200: ownAccount },
  }),
  rename: defineEndpoint({
    method: 'PATCH',
    path: '/api/v2/account',
    summary: "Change the caller's own name",
    auth: 'session',
    body: nameChange,
    responses: { 200: ownAccount },
  }),
  setPicture: defineEndpoint({
    method: 'POST',
    path: '/api/v2/account/picture',
    summary: "Put a picture in the place of the caller's initials",
    auth: 'session',
    upload: { files: 'file', maxFiles: 1, maxFileBytes: LIMITS.upload.fileBytes },
    maxBody: LIMITS.requestBytes,
    rates: [{ budget: 'portraits', max: 30, minutes: 60, per: 'person', cost: 'call', counted: 'database' }],
    errors: ['UNREADABLE_IMAGE', 'IMAGE_DAMAGED', 'IMAGE_TOO_MANY_PIXELS', 'IMAGE_HEIC', 'ANIMATION_TOO_LARGE'],
    responses: { 200: ownAccount },
  }),
  removePicture: defineEndpoint({
    method: 'DELETE',
    path: '/api/v2/account/picture',
    summary: "Show the caller's initials again",
    auth: 'session',
    responses: { 200: ownAccount },
  }),
  changePassword: defineEndpoint({
    method: 'PUT',
    path: '/api/v2/account/password',
    summary: "Change the caller's own password; all other sessions of theirs end",
    auth: 'session',
    secret: true,
    body: passwordChange,
    rates: [{ budget: 'own-password', max: 10, minutes: 15, per: 'person', cost: 'call', counted: 'database' }],
    errors: ['WRONG_PASSWORD', 'PASSWORD_TOO_EASY', 'PASSWORDS_OFF'],
    responses: { 204: noContent },
  }),
  personalData: defineEndpoint({
    method: 'GET',
    path: '/api/v2/account/personal-data',
    summary: 'Everything that is kept of the caller, as an archive with an index; made while it is sent',
    auth: 'session',
    produces: 'application/zip',
    answerHeaders: DOWNLOAD_HEADERS,
    rates: ARCHIVES,
    responses: { 200: z.unknown() },
  }),
  sessions: defineEndpoint({
    method: 'GET',
    path: '/api/v2/account/sessions',
    summary: 'Where the caller is signed in, the last used session first',
    auth: 'session',
    responses: { 200: z.array(ownSession) },
  }),
  endSession: defineEndpoint({
    method: 'DELETE',
    path: '/api/v2/account/sessions/{id}',
    summary: "End one of the caller's sessions",
    auth: 'session',
    params: idParams,
    errors: ['SESSION_NOT_FOUND'],
    responses: { 204: noContent },
  }),
  endOtherSessions: defineEndpoint({
    method: 'POST',
    path: '/api/v2/account/sessions/end-others',
    summary: "End all of the caller's sessions but the one that asks",
    auth: 'session',
    responses: { 204: noContent },
  }),
};
