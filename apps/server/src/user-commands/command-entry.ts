import type { AuditAction, AuditDetails } from '@mailwright/contract';
import type { AuditRecord } from '../modules/audit/port.ts';

/** Facts about a command for the audit log: nobody is signed in, and the person who typed it did so on the server. */
export interface CommandEvent {
  readonly action: AuditAction;
  /** A name of null for somebody whose name is to be found nowhere any more. */
  readonly person: { readonly id: string; readonly name: string | null };
  readonly details?: AuditDetails;
}

/** The deed as the audit log keeps it. */
export function commandEvent({ action, person, details = {} }: CommandEvent): Omit<AuditRecord, 'id' | 'at'> {
  return { person: null, address: '', device: 'npm run user', action, targets: [person], details: { ...details } };
}
