import {
  type AuditAction,
  type AuditDetail,
  type AuditDetails,
  type CallResult,
  type Endpoint,
  endpoints,
  type HandlerInput,
  isEmailAddress,
  type ModuleUpdate,
  type TemplateStatus,
} from '@mailwright/contract';
import type { AuditTarget, TargetKind } from './port.ts';

/** Log entry about a call that was answered. */
interface CallEvent {
  readonly action: AuditAction;
  /** Ids of what the call changed; their names are looked up before the call, because a deletion removes them. */
  readonly ids?: readonly string[];
  /** Things whose names are in the call itself. */
  readonly targets?: readonly AuditTarget[];
  readonly details?: AuditDetails;
}

/** Call as the schemas of its endpoint read it. */
export type ReadCall = Readonly<Record<'params' | 'query' | 'headers' | 'body', unknown>>;

export interface AuditedCall {
  readonly kind: TargetKind;
  /** Returns the ids that the request names. */
  readonly ids: (call: ReadCall) => readonly string[];
  /** Returns the log entry; null when the call changed nothing. */
  readonly deed: (call: ReadCall, result: unknown) => CallEvent | null;
}

interface Description<E extends Endpoint> {
  readonly kind?: TargetKind;
  readonly ids?: (call: HandlerInput<E>) => readonly string[];
  readonly deed: (call: HandlerInput<E>, result: CallResult<E>['body']) => CallEvent | null;
}

const CALLS = new Map<Endpoint, AuditedCall>();

function audit<const E extends Endpoint>(row: E, { kind = 'template', ids = () => [], deed }: Description<E>): void {
  CALLS.set(row, {
    kind,
    ids: (call) => ids(call as HandlerInput<E>),
    deed: (call, result) => deed(call as HandlerInput<E>, result as CallResult<E>['body']),
  });
}

const { userTemplates, systemTemplates, sharing, testMails, customModules, brand, stores, assets } = endpoints;
const { categories, notes, userSettings, auth, account, passwords, people, invitations, secondFactor, passkeys } =
  endpoints;

const BY_STATUS = {
  draft: 'template.draft',
  published: 'template.publish',
  deleted: 'template.remove',
} as const satisfies Record<TemplateStatus, AuditAction>;

audit(userTemplates.status, {
  ids: ({ params }) => [params.id],
  deed: ({ params }) => ({ action: BY_STATUS[params.status], ids: [params.id] }),
});
audit(userTemplates.bulkStatus, {
  ids: ({ body }) => body,
  deed: ({ params }, { updated }) => some({ action: BY_STATUS[params.status], ids: updated }),
});
audit(userTemplates.remove, {
  ids: ({ params }) => [params.id],
  deed: ({ params }) => ({ action: 'template.delete', ids: [params.id] }),
});
audit(userTemplates.removeList, {
  ids: ({ body }) => body,
  deed: (_, { updated }) => some({ action: 'template.delete', ids: updated }),
});
audit(userTemplates.clone, {
  ids: ({ params }) => [params.id],
  deed: ({ params, query }) => (query.system ? { action: 'library.create', ids: [params.id] } : null),
});
audit(sharing.share, {
  ids: ({ params }) => [params.id],
  deed: ({ params, body }) => ({
    action: 'template.share',
    ids: [params.id],
    details: { people: body.collaborators.join(' ') },
  }),
});
audit(testMails.send, {
  ids: ({ params }) => [params.id],
  deed: ({ params, body }, { accepted }) => ({
    action: 'template.test_mail',
    ids: [params.id],
    details: { from: body.from, recipients: String(accepted.length) },
  }),
});

for (const [format, row] of Object.entries(endpoints.exports)) {
  audit(row, {
    ids: ({ params }) => [params.id],
    deed: ({ params }) => ({ action: 'template.export', ids: [params.id], details: { format } }),
  });
}

audit(systemTemplates.create, {
  deed: ({ body }, { templateId }) => ({ action: 'library.create', targets: [{ id: templateId, name: body.name }] }),
});
audit(systemTemplates.remove, {
  ids: ({ params }) => [params.id],
  deed: ({ params, headers }) => ({ action: libraryDeletion(headers.deletetype), ids: [params.id] }),
});
audit(systemTemplates.removeList, {
  ids: ({ body }) => body,
  deed: ({ headers }, { updated }) => some({ action: libraryDeletion(headers.deletetype), ids: updated }),
});

audit(customModules.publish, {
  ids: ({ params }) => [params.id],
  deed: ({ params }) => ({ action: 'module.publish', ids: [params.id] }),
});
audit(customModules.remove, {
  ids: ({ params }) => [params.id],
  deed: ({ params }) => ({ action: 'module.delete', ids: [params.id] }),
});

audit(customModules.startUpdate, { deed: (_, run) => runEvent('update.start', run) });
audit(brand.startUpdate, { deed: (_, run) => runEvent('update.start', run) });
audit(customModules.cancelUpdate, { deed: (_, run) => runEvent('update.cancel', run) });
audit(customModules.takeBackUpdate, { deed: (_, run) => runEvent('update.undo', run) });

audit(brand.save, { deed: () => ({ action: 'brand.save' }) });
audit(brand.share, {
  deed: ({ body }) => ({ action: 'brand.share', details: { people: body.people.join(' ') } }),
});
audit(brand.remove, { deed: () => ({ action: 'brand.delete' }) });

audit(stores.create, {
  deed: (_, { storeUuid, name }) => ({ action: 'store.connect', targets: [{ id: storeUuid, name }] }),
});
for (const row of [stores.change, stores.replaceFile]) {
  audit(row, {
    kind: 'store',
    ids: ({ params }) => [params.id],
    deed: ({ params }) => ({ action: 'store.change', ids: [params.id] }),
  });
}
audit(stores.disconnect, {
  kind: 'store',
  ids: ({ params }) => [params.id],
  deed: ({ params }) => ({ action: 'store.disconnect', ids: [params.id] }),
});

audit(assets.replace, {
  deed: ({ params }, { updated }) => ({
    action: 'image.replace',
    targets: [{ id: params.assetName, name: null }],
    details: { templates: String(updated.length) },
  }),
});
audit(assets.remove, {
  deed: ({ params }) => ({ action: 'image.delete', targets: [{ id: params.assetName, name: null }] }),
});

audit(notes.remove, { deed: ({ params }) => ({ action: 'note.delete', targets: [{ id: params.id, name: null }] }) });
audit(notes.removeAll, {
  ids: ({ params }) => [params.id],
  deed: ({ params }) => ({ action: 'note.delete', ids: [params.id] }),
});

audit(categories.create, {
  deed: (_, { id, name }) => ({ action: 'category.create', targets: [{ id, name }] }),
});
audit(categories.update, {
  deed: (_, { id, name }) => ({ action: 'category.change', targets: [{ id, name }] }),
});
audit(categories.remove, {
  kind: 'category',
  ids: ({ params }) => [params.id],
  deed: ({ params }) => ({ action: 'category.delete', ids: [params.id] }),
});

audit(auth.logout, { deed: () => ({ action: 'session.end' }) });
audit(auth.logoutAll, { deed: () => ({ action: 'session.end_all' }) });
audit(account.endSession, { deed: () => ({ action: 'session.end_other' }) });
audit(account.endOtherSessions, { deed: () => ({ action: 'session.end_other' }) });
// Without the names: one of them stands beside each entry, and can be taken out of there.
audit(account.rename, { deed: () => ({ action: 'person.rename' }) });
// What is no address may be a password in the wrong field, which is kept nowhere.
audit(passwords.forgot, {
  deed: ({ body: { email } }) => ({ action: 'password.ask', ...(isEmailAddress(email) && { details: { email } }) }),
});
audit(account.changePassword, { deed: () => ({ action: 'password.change' }) });
audit(secondFactor.confirmTotp, { deed: () => ({ action: 'second_factor.set_up' }) });
audit(secondFactor.renewCodes, { deed: () => ({ action: 'second_factor.renew_codes' }) });
audit(secondFactor.removeTotp, { deed: () => ({ action: 'second_factor.remove' }) });
audit(passkeys.add, { deed: ({ body }) => ({ action: 'passkey.add', details: { name: body.name } }) });
audit(passkeys.rename, { deed: (_, { name }) => ({ action: 'passkey.rename', details: { name } }) });
audit(passkeys.remove, { deed: () => ({ action: 'passkey.remove' }) });
audit(secondFactor.reset, {
  kind: 'person',
  ids: ({ params }) => [params.id],
  deed: ({ params }) => ({ action: 'second_factor.reset', ids: [params.id] }),
});

audit(people.change, {
  kind: 'person',
  ids: ({ params }) => [params.id],
  deed: ({ params, body }) => ({ action: 'person.change', ids: [params.id], details: textsOf(body) }),
});
audit(people.deactivate, {
  kind: 'person',
  ids: ({ params }) => [params.id],
  deed: ({ params, body }) => ({ action: 'person.deactivate', ids: [params.id], details: textsOf(body) }),
});
audit(people.activate, {
  kind: 'person',
  ids: ({ params }) => [params.id],
  deed: ({ params }) => ({ action: 'person.activate', ids: [params.id] }),
});
audit(people.endSessions, {
  kind: 'person',
  ids: ({ params }) => [params.id],
  deed: ({ params }) => ({ action: 'person.end_sessions', ids: [params.id] }),
});
audit(people.remove, {
  // Without the name, which is kept nowhere from now on.
  deed: ({ params, query }) => ({
    action: 'person.delete',
    targets: [{ id: params.id, name: null }],
    details: textsOf(query),
  }),
});
audit(account.personalData, { deed: () => ({ action: 'person.export' }) });
audit(people.personalData, {
  kind: 'person',
  ids: ({ params }) => [params.id],
  deed: ({ params }) => ({ action: 'person.export', ids: [params.id] }),
});
for (const row of [invitations.send, invitations.resend]) {
  audit(row, {
    deed: (_, { invitation: { id, email, role } }) => ({
      action: 'person.invite',
      targets: [{ id, name: email }],
      details: { role },
    }),
  });
}
audit(invitations.revoke, {
  deed: ({ params }) => ({ action: 'person.revoke_invitation', targets: [{ id: params.id, name: null }] }),
});

audit(endpoints.waitingMails.discard, {
  deed: (_, { id, to, kind }) => ({
    action: 'mail.discard',
    targets: [{ id, name: to || null }],
    details: kind === null ? {} : { kind },
  }),
});

audit(userSettings.save, {
  deed: ({ body: { userId: _, ...settings } }) => ({
    action: 'settings.save',
    details: { fields: Object.keys(settings).join(' ') },
  }),
});

audit(endpoints.audit.download, { deed: () => ({ action: 'audit.export' }) });

/** Calls that the audit log records, by endpoint. Saving a mail is not recorded: its versions show it. */
export const AUDITED_CALLS: ReadonlyMap<Endpoint, AuditedCall> = CALLS;

function runEvent(action: AuditAction, { kind, moduleId, name, version, total }: ModuleUpdate): CallEvent {
  const details = { kind, version: String(version), templates: String(total) };
  return { action, targets: [{ id: moduleId, name }], details };
}

/** Returns the entry; null when the call changed none of a list. */
function some(deed: CallEvent): CallEvent | null {
  return deed.ids?.length === 0 ? null : deed;
}

/** Returns the values as texts, without those that are undefined or null. */
function textsOf(body: Readonly<Partial<Record<AuditDetail, string | number | null | undefined>>>): AuditDetails {
  const said = Object.entries(body).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(said.map(([name, value]) => [name, String(value)]));
}

function libraryDeletion(kind: 'soft_delete' | 'hard_delete'): AuditAction {
  return kind === 'soft_delete' ? 'library.remove' : 'library.delete';
}
