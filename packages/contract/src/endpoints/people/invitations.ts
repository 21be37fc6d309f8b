import { defineEndpoint } from '../../endpoint.ts';
import {
  acceptance,
  invitationList,
  invitationRequest,
  knownLink,
  linkToken,
  sentInvitation,
} from '../../entities/people/invitation.ts';
import { idParams, noContent } from '../../entities/wire.ts';
import { LINK_TRIES } from './link-tries.ts';

const SENDING = [
  { budget: 'invitations', max: 100, minutes: 60, per: 'person', cost: 'call', counted: 'database' },
] as const;

export const invitations = {
  list: defineEndpoint({
    method: 'GET',
    path: '/api/v2/people/invitations',
    summary: 'Invitations that nobody has accepted yet, expired ones included, for administrators',
    auth: 'session',
    errors: ['FORBIDDEN'],
    responses: { 200: invitationList },
  }),
  send: defineEndpoint({
    method: 'POST',
    path: '/api/v2/people/invitations',
    summary: 'Invite somebody by mail; takes the place of an earlier invitation to the address',
    auth: 'session',
    secret: true,
    body: invitationRequest,
    rates: SENDING,
    errors: ['FORBIDDEN', 'PERSON_EXISTS', 'UPSTREAM_FAILED'],
    responses: { 201: sentInvitation },
  }),
  resend: defineEndpoint({
    method: 'POST',
    path: '/api/v2/people/invitations/{id}/resend',
    summary: 'Send a new link; the one before is of no use any more',
    auth: 'session',
    secret: true,
    params: idParams,
    rates: SENDING,
    errors: ['FORBIDDEN', 'INVITATION_NOT_FOUND', 'UPSTREAM_FAILED'],
    responses: { 200: sentInvitation },
  }),
  revoke: defineEndpoint({
    method: 'DELETE',
    path: '/api/v2/people/invitations/{id}',
    summary: 'Take an invitation back',
    auth: 'session',
    params: idParams,
    errors: ['FORBIDDEN', 'INVITATION_NOT_FOUND'],
    responses: { 204: noContent },
  }),
  look: defineEndpoint({
    method: 'POST',
    path: '/api/v2/auth/invitation',
    summary: 'What became of the invitation that a link belongs to',
    auth: 'public',
    body: linkToken,
    rates: LINK_TRIES,
    errors: ['LINK_NOT_FOUND'],
    responses: { 200: knownLink },
  }),
  accept: defineEndpoint({
    method: 'POST',
    path: '/api/v2/auth/invitation/accept',
    summary: 'Make the account that somebody was invited to; the link is good once',
    auth: 'public',
    secret: true,
    body: acceptance,
    rates: LINK_TRIES,
    errors: ['LINK_NOT_FOUND', 'LINK_GONE', 'PERSON_EXISTS', 'PASSWORD_TOO_EASY', 'PASSWORDS_OFF'],
    responses: { 204: noContent },
  }),
};
