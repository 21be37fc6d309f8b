import { type AuditAction, type AuditEntry, type CallInput, type Endpoint, fillPath } from '@mailwright/contract';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { TestClient } from '../test-client.ts';
import type { AuditWorld } from './audit-world.ts';

/** Entry that the log has to have of a call; people are named by their ids. */
export interface KeptEntry {
  readonly action: AuditAction;
  /** Id of the person that the entry names as the actor; the caller unless set, null for nobody. */
  readonly by?: string | null;
  readonly targets?: AuditEntry['targets'];
  readonly details?: AuditEntry['details'];
}

type Kept = KeptEntry | readonly KeptEntry[];

export interface ReadyCall {
  /** Null where nobody is signed in. */
  readonly who: TestClient | null;
  readonly request: InjectOptions;
  /** Status of the answer; less than 400 unless set. */
  readonly status?: number;
  /** The one entry that it leaves, or all of them; what is answered may tell more of it. */
  readonly entry: Kept | ((answer: LightMyRequestResponse) => Kept | Promise<Kept>);
}

/** A call of a row that the audit log keeps. */
export interface AuditCase {
  readonly of: Endpoint;
  readonly name: string;
  /** Makes ready what it is done to. */
  readonly ready: (world: AuditWorld) => Promise<ReadyCall>;
  /** Everybody may do it to what is theirs: somebody else who sends the same is not refused. */
  readonly toOwn: boolean;
}

interface CaseChoices {
  /** Words after the row's address in the name, when a row has several cases. */
  readonly what?: string;
  readonly toOwn?: boolean;
}

export function auditCase(of: Endpoint, ready: AuditCase['ready'], choices: CaseChoices = {}): AuditCase {
  const { what, toOwn = false } = choices;
  return { of, name: `${of.method} ${of.path}${what ? `, ${what}` : ''}`, ready, toOwn };
}

/** A row's call as it is sent; without the headers that say who calls. */
export function requestOf<E extends Endpoint>(row: E, input: CallInput<E>): InjectOptions {
  const { params, query, headers, body } = input as Record<string, Record<string, string> | undefined>;
  return {
    method: row.method,
    url: fillPath(row.path, params),
    ...(query && { query }),
    ...(headers && { headers }),
    ...(body !== undefined && { payload: body }),
  };
}

const TELLING = /^(password|current|token|ticket|code|key|secret|signature|sessionId|recoveryCodes|link|response)$/;

/** Texts under names of what opens something, anywhere in a request or an answer. */
export function secretsIn(value: unknown, isTold = false): readonly string[] {
  if (typeof value === 'string') return isTold && value.length >= 6 ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((one) => secretsIn(one, isTold));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, one]) => secretsIn(one, isTold || TELLING.test(name)));
}
