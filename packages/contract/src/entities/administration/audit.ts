import { z } from 'zod';
import { LIMITS } from '../../limits.ts';
import { entityId, limit, timestamp } from '../wire.ts';

/** What the audit log keeps: `<what>.<done to it>`. */
export const AUDIT_ACTIONS = [
  'session.start',
  'session.refuse',
  'session.end',
  'session.end_all',
  'session.end_other',
  'password.change',
  'password.reset',
  'password.link',
  'password.ask',
  'link.refuse',
  'second_factor.set_up',
  'second_factor.remove',
  'passkey.add',
  'passkey.remove',
  'passkey.rename',
  'second_factor.reset',
  'second_factor.renew_codes',
  'person.add',
  'person.invite',
  'person.revoke_invitation',
  'person.join',
  'person.connect',
  'person.change',
  'person.deactivate',
  'person.activate',
  'person.end_sessions',
  'person.delete',
  'person.export',
  'person.rename',
  'person.report_address',
  'template.publish',
  'template.draft',
  'template.remove',
  'template.delete',
  'template.share',
  'template.export',
  'template.test_mail',
  'library.create',
  'library.remove',
  'library.delete',
  'module.publish',
  'module.delete',
  'update.start',
  'update.cancel',
  'update.undo',
  'brand.save',
  'brand.share',
  'brand.delete',
  'store.connect',
  'store.change',
  'store.disconnect',
  'image.replace',
  'image.delete',
  'note.delete',
  'category.create',
  'category.change',
  'category.delete',
  'settings.save',
  'mail.discard',
  'audit.export',
  'data.backup',
  'data.restore',
  'data.move',
] as const;

/** What entries tell besides, by its name. */
export const AUDIT_DETAILS = [
  'by',
  'email',
  'factor',
  'fields',
  'format',
  'from',
  'handTo',
  'images',
  'kind',
  'link',
  'mail',
  'missing',
  'name',
  'people',
  'planNumber',
  'reason',
  'recipients',
  'role',
  'rows',
  'size',
  'templates',
  'version',
  'written',
] as const;

export const auditAction = z.enum(AUDIT_ACTIONS);

/** One thing that somebody did, as it was then: names stay although what they name is renamed or deleted. */
export const auditEntry = z.object({
  id: entityId,
  at: timestamp,
  action: auditAction,
  /** Null where nobody was signed in, as when a sign-in was refused. */
  person: z.object({ id: entityId, name: z.string(), email: z.string() }).nullable(),
  /** What it was done to; several where a call takes a list. */
  targets: z.array(z.object({ id: z.string(), name: z.string().nullable() })),
  /** More about it, e.g. the format of an export or the address that a refused sign-in gave. */
  details: z.record(z.string(), z.string()),
  /** The network address that the call came from. */
  address: z.string(),
  /** What the browser or program calls itself. */
  device: z.string(),
  /** Browser or program, and system, as far as that says. */
  browser: z.string(),
  system: z.string(),
  /** What the people whom details name by their ids are called now; those who are gone are missing. */
  names: z.record(z.string(), z.string()),
});

const filters = {
  /** Words of names, addresses and details; all of them have to be there. */
  q: z.string().trim().max(LIMITS.searchTerm.max).default(''),
  action: auditAction.optional(),
  /** From this moment on, and before that one. */
  from: timestamp.optional(),
  to: timestamp.optional(),
};

export const auditSearch = z.object({
  ...filters,
  limit: limit.default(LIMITS.page.max),
  /** What the page before ended with. */
  after: z.string().max(100).optional(),
});

export const auditDownload = z.object(filters);

export const auditPage = z.object({
  entries: z.array(auditEntry),
  /** Where the next page begins; null at the end. */
  next: z.string().nullable(),
  /** Days after which entries are gone. */
  keptDays: z.int(),
});

export type AuditDetail = (typeof AUDIT_DETAILS)[number];
/** What the server writes of this release; entries of others may tell more. */
export type AuditDetails = Readonly<Partial<Record<AuditDetail, string>>>;
export type AuditAction = z.infer<typeof auditAction>;
export type AuditEntry = z.infer<typeof auditEntry>;
export type AuditFilter = z.output<typeof auditDownload>;
export type AuditPage = z.infer<typeof auditPage>;
