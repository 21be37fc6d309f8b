import { type Actor, isFavorite, isLockLive, type StaleState, type UpdateTemplateRequest } from '@mailwright/contract';
import { AppError } from '../../../app-error.ts';
import type { CategoryRepository } from '../../categories/port.ts';
import { requireModuleCategory, requireModuleTexts } from '../../custom-modules/module-info.ts';
import type { ModuleRepository } from '../../custom-modules/port.ts';
import type { MailWork } from '../../mail-work/mail-work.ts';
import { requireCategories } from '../create/category-choice.ts';
import { guardFor, type Refusal, requirePermission } from '../policy.ts';
import type { Guard, TemplateId, TemplateInfo, TemplateRecord, TemplateRepository } from '../port.ts';
import { isoTime } from '../present.ts';
import { type ChangedBody, changedBody, type EditBody } from './changed-body.ts';
import type { ComposeBody } from './compose-body.ts';
import { assertTexts, bodyChangeOf, changedInfo } from './template-change.ts';

/** Conditions under which a change is made. */
interface UpdateConditions {
  /** Revision that the change was made on. */
  readonly revision?: number;
  /** Number of the lock that the change was made under. */
  readonly lock?: number;
}

/**
 * Change of a template: fields with their new values, a function that edits the stored body, or a body that is already made.
 */
export type TemplateChange = UpdateTemplateRequest & { readonly edit?: EditBody; readonly made?: ChangedBody };

export type UpdateAnswer =
  | { readonly kind: 'updated'; readonly record: TemplateRecord }
  /** `bytes`: size of the body that is too big; nothing was stored. */
  | { readonly kind: 'oversize'; readonly bytes: number };

export interface TemplateUpdateService {
  update(actor: Actor, id: TemplateId, change: TemplateChange, conditions: UpdateConditions): Promise<UpdateAnswer>;
}

export interface TemplateUpdateDeps {
  readonly templates: TemplateRepository;
  readonly categories: CategoryRepository;
  readonly customModules: Pick<ModuleRepository, 'nesting'>;
  readonly compose: ComposeBody;
  readonly work: MailWork;
  readonly now: () => number;
}

/** Most tries to make a change anew after another server stored one first. Other changes of the template wait meanwhile. */
const ATTEMPTS = 20;

export function createTemplateUpdateService(deps: TemplateUpdateDeps): TemplateUpdateService {
  const attempt = createAttempt(deps);
  const inTurn = createSaveTurns();
  return {
    update: (actor, id, change, conditions) =>
      inTurn(id, async () => {
        for (let tries = 0; tries < ATTEMPTS; tries++) {
          const answer = await attempt(actor, id, change, conditions);
          if (answer) return answer;
        }
        throw new AppError('STALE_REVISION');
      }),
  };
}

function createAttempt(deps: TemplateUpdateDeps) {
  const { templates, categories, now } = deps;

  async function find(actor: Actor, id: TemplateId): Promise<TemplateRecord> {
    const record = await templates.find(id, actor.id);
    if (!record) throw new AppError('TEMPLATE_NOT_FOUND');
    requirePermission('read', actor, record, now());
    return record;
  }

  async function mark(actor: Actor, record: TemplateRecord, tags: string | undefined): Promise<UpdateAnswer> {
    if (tags === undefined || isFavorite(tags) === record.isFavourite) return { kind: 'updated', record };
    await templates.setFavourite(actor.id, record.id, isFavorite(tags), now());
    return { kind: 'updated', record: { ...record, isFavourite: isFavorite(tags) } };
  }

  /** Tries the change on the present template; null when another change was stored first and this one may be tried again. */
  return async function attempt(
    actor: Actor,
    id: TemplateId,
    change: TemplateChange,
    conditions: UpdateConditions,
  ): Promise<UpdateAnswer | null> {
    const record = await find(actor, id);
    const info = changedInfo(record, change, actor);
    const bodyChange = change.edit ?? bodyChangeOf(change);
    const changesBody = bodyChange !== null || change.made !== undefined;
    const isAutomatic = change.autosave === true && bodyChange !== null;
    const changesTemplate = changesBody || Object.keys(info).length > 0;
    const changesMark = change.tags !== undefined && isFavorite(change.tags) !== record.isFavourite;
    if (changesMark) requirePermission('favorite', actor, record, now());
    if (!changesTemplate && changesMark) return mark(actor, record, change.tags);
    const guard = changesTemplate
      ? editGuard(isAutomatic ? 'autosave' : 'edit', actor, now(), conditions, changesBody)
      : guardFor('read', actor, now());
    if (changesTemplate) {
      requirePermission(isAutomatic ? 'autosave' : 'edit', actor, record, now());
      if (record.isShared && conditions.revision === undefined) throw new AppError('REVISION_REQUIRED');
      // Asked again when it is stored; who does not hold the lock learns that before all that is wrong with the change.
      const refusal = guard(record);
      if (refusal) throw new AppError(refusal);
      // A change on top of another revision is stale, whatever its texts are.
      if ((conditions.revision ?? record.revision) === record.revision) requireTexts(info, record);
      if (info.categoryIds) await requireChosen(categories, actor, info.categoryIds, record);
    }
    // The database says who was quicker; an edit of another body than the one it was meant for is not even tried.
    const isStale = change.edit !== undefined && conditions.revision !== record.revision;
    const body = isStale ? null : (change.made ?? (await changedBody(deps, actor, record, bodyChange, info)));
    if (body && 'oversize' in body) return { kind: 'oversize', bytes: body.oversize };
    const outcome = await templates.update<Refusal>({
      id,
      userId: actor.id,
      now: now(),
      expectedRevision: conditions.revision ?? record.revision,
      info,
      ...body,
      isAutomatic,
      guard,
    });
    switch (outcome.kind) {
      case 'updated':
      case 'unchanged':
        if (isStale) return null;
        return mark(actor, outcome.template, change.tags);
      case 'missing':
        throw new AppError('TEMPLATE_NOT_FOUND');
      case 'refused':
        throw new AppError(outcome.refusal);
      case 'stale':
        if (conditions.revision === undefined) return null;
        throw new AppError('STALE_REVISION', { current: staleState(outcome.template, outcome.changedBy) });
    }
  };
}

/**
 * Returns a guard that checks under the row's lock that the person may still change the template and holds the lock they name.
 */
function editGuard(
  action: 'edit' | 'autosave',
  actor: Actor,
  time: number,
  conditions: UpdateConditions,
  isSave: boolean,
): Guard<Refusal> {
  const mayEdit = guardFor(action, actor, time);
  return (record) => {
    const refusal = mayEdit(record);
    if (refusal || !record.isShared || !isSave) return refusal;
    const { lock } = record;
    const isHeld =
      lock && isLockLive(lock.expiresAt, time) && lock.holder.id === actor.id && lock.number === conditions.lock;
    return isHeld ? null : 'TEMPLATE_LOCKED';
  };
}

/** Returns the stored state that a late change conflicts with. */
export function staleState(record: TemplateRecord, modifiedBy: StaleState['modifiedBy']): StaleState {
  return { revision: record.revision, lastModified: isoTime(record.modified), modifiedBy };
}

/** Returns the conditions a request names; the revision is in its header or in its body. */
export function changeConditions(
  headers: { readonly 'if-match'?: string | undefined; readonly 'x-lock'?: number | undefined },
  body: Pick<UpdateTemplateRequest, 'revision'>,
): UpdateConditions {
  const digits = /\d+/.exec(headers['if-match'] ?? '')?.[0];
  const revision = digits === undefined ? body.revision : Number(digits);
  const lock = headers['x-lock'];
  return { ...(revision !== undefined && { revision }), ...(lock !== undefined && { lock }) };
}

/** Runs changes of one template one after another, in the order they came. */
type InTurn = <T>(id: TemplateId, change: () => Promise<T>) => Promise<T>;

/**
 * Creates the queue of changes: changes of one template at the same time would only hinder each other. When the database is
 * unavailable for one, those that wait behind it fail with the same error at once.
 */
function createSaveTurns(): InTurn {
  const last = new Map<TemplateId, Promise<unknown>>();
  return async (id, change) => {
    const before = last.get(id) ?? Promise.resolve();
    const mine = before.then(change, (error: unknown) => {
      if (error instanceof AppError && error.code === 'DATABASE_UNAVAILABLE') throw error;
      return change();
    });
    last.set(id, mine);
    try {
      return await mine;
    } finally {
      if (last.get(id) === mine) last.delete(id);
    }
  };
}

/** Throws when a text that changes breaks its rule; modules have rules of their own for names and descriptions. */
function requireTexts(info: Partial<TemplateInfo>, record: TemplateRecord): void {
  if (record.type === 'email') {
    assertTexts(info, record);
    return;
  }
  const { name, description, ...others } = info;
  assertTexts(others, record);
  requireModuleTexts({ ...(name !== undefined && { name }), ...(description !== undefined && { description }) });
}

/** Throws unless the caller may put it in the chosen categories. */
function requireChosen(
  categories: CategoryRepository,
  actor: Actor,
  chosen: readonly string[],
  record: TemplateRecord,
): Promise<void> {
  if (record.type === 'email') return requireCategories(categories, actor, chosen, record.categories);
  return requireModuleCategory(categories, actor, { ...record, userId: record.ownerId }, chosen);
}
