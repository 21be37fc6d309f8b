import type { RateLimit } from '@mailwright/contract';
import type { FastifyRequest } from 'fastify';
import type { CallWatch } from '../../http/mount.ts';
import type { RateLimits } from '../../rates/rate-limits.ts';
import type { SignInLog } from '../auth/sign-in-log.ts';
import { placeOf, type SignInPlace } from '../auth/sign-in-place.ts';
import type { UserRecord } from '../users/port.ts';
import { AUDITED_CALLS } from './audited-calls.ts';
import type { AuditEvent, AuditOrigin, AuditService } from './port.ts';

/** Writes into the audit log what calls did, before they are answered. */
export function watchCalls(audit: AuditService): CallWatch {
  return async ({ endpoint, call, caller, request }) => {
    const audited = AUDITED_CALLS.get(endpoint);
    if (audited === undefined) return null;
    const names = await audit.namesOf(audited.kind, audited.ids(call));
    return async (result) => {
      const deed = audited.deed(call, result);
      if (deed === null) return;
      const { ids = [], targets = [], ...rest } = deed;
      const named = ids.map((id) => ({ id, name: names.get(id) ?? null }));
      await audit.record({ ...originOf(request, caller?.user ?? null), ...rest, targets: [...named, ...targets] });
    };
  };
}

/** Most refused attempts per network address that are logged without an email address: anybody can invent tickets and links. */
const OF_NOBODY: readonly RateLimit[] = [
  { budget: 'refusals', max: 120, minutes: 15, per: 'address', cost: 'handler', counted: 'process' },
];

/** Writes sign-ins into the audit log, in whatever way they are made. */
export function signInLog(audit: AuditService, limits: RateLimits): SignInLog {
  async function refuse(deed: Pick<AuditEvent, 'action' | 'details'>, from: SignInPlace): Promise<void> {
    if (deed.details?.email === undefined && (await limits.take(OF_NOBODY, from)) > 0) return;
    await audit.record({ ...originAt(from, null), ...deed });
  }

  return {
    started: (user, from) => audit.record({ ...originAt(from, user), action: 'session.start' }),
    refused: (by, from) => refuse({ action: 'session.refuse', details: { ...by } }, from),
    linkRefused: (link, from) => refuse({ action: 'link.refuse', details: { ...link } }, from),
  };
}

/** Returns the network address, the browser and the person of a call. */
export function originOf(request: FastifyRequest, user: UserRecord | null): AuditOrigin {
  return originAt(placeOf(request), user);
}

function originAt({ address, device = '' }: SignInPlace, user: UserRecord | null): AuditOrigin {
  const person = user && { id: user.id, name: `${user.firstName} ${user.lastName}`, email: user.email };
  return { person, address, device };
}
