import { z } from 'zod';
import { LIMITS } from '../../limits.ts';
import { entityId, limit, timestamp } from '../wire.ts';

/** Actions that the audit log records, written as `<object>.<what was done to it>`. */
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

/** Names of the further details that an entry may have. */
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
  /** Objects of the action; several when a call takes a list. */
  targets: z.array(z.object({ id: z.string(), name: z.string().nullable() })),
  /** More about it, e.g. the format of an export or the address that a refused sign-in gave. */
  details: z.record(z.string(), z.string()),
  /** The network address that the call came from. */
  address: z.string(),
  /** Name that the browser or program gives itself, its `User-Agent`. */
  device: z.string(),
  /** Browser or program, and operating system, as far as `device` names them. */
  browser: z.string(),
  system: z.string(),
  /** Current names of the people whose ids are in `details`, by id; deleted people are missing. */
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
  /** The `next` of the page before. */
  after: z.string().max(100).optional(),
});

export const auditDownload = z.object(filters);

export const auditPage = z.object({
  entries: z.array(auditEntry),
  /** Start of the next page, to be sent as `after`; null on the last page. */
  next: z.string().nullable(),
  /** Days after which entries are gone. */
  keptDays: z.int(),
});

export type AuditDetail = (typeof AUDIT_DETAILS)[number];
/** Details that this release of the server writes; entries of other releases may have more. */
export type AuditDetails = Readonly<Partial<Record<AuditDetail, string>>>;
export type AuditAction = z.infer<typeof auditAction>;
export type AuditEntry = z.infer<typeof auditEntry>;
export type AuditFilter = z.output<typeof auditDownload>;
export type AuditPage = z.infer<typeof auditPage>;
