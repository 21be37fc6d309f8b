import { isDeepStrictEqual } from 'node:util';
import {
  type Actor,
  isFavorite,
  isLockLive,
  isOversize,
  type StaleState,
  type TemplateBody,
  templateBytes,
  type UpdateTemplateRequest,
} from '@mailwright/contract';
import { AppError } from '../../../app-error.ts';
import type { CategoryRepository } from '../../categories/port.ts';
import { requireGoodNesting } from '../../custom-modules/nesting.ts';
import type { ModuleRepository } from '../../custom-modules/port.ts';
import { prepareBody } from '../../versions/prepare-body.ts';
import { guardFor, type Refusal, requirePermission } from '../policy.ts';
import type { Guard, TemplateId, TemplateInfo, TemplateRecord, TemplateRepository, TemplateUpdate } from '../port.ts';
import { isoTime } from '../present.ts';
import type { Exclusively } from '../status/exclusive-repository.ts';
import { isGoodCss, requireAllowedContent } from './check-content.ts';
import type { BodyChange, ComposeBody } from './compose-body.ts';
import { requireChosen, requireTexts } from './info-rules.ts';
import { isLarge, type LargeBodies } from './large/large-bodies.ts';
import { makeBody, type Oversize } from './make-body.ts';
import { readWhole, writeComponents } from './sections/written-document.ts';
import { bodyChangeOf, changedInfo } from './template-change.ts';

/** Under which circumstances a change is meant. */
interface UpdateConditions {
  /** The revision it was made on. */
  readonly revision?: number;
  /** Number of the lock it was made under. */
  readonly lock?: number;
}

/** What is to change: fields with their new values, or what becomes of the body that is stored. */
export type TemplateChange = UpdateTemplateRequest & { readonly edit?: EditBody };

/** Makes a change of the stored body; of a body of that revision alone, so that a revision has to be named. */
export type EditBody = (stored: TemplateBody | null) => BodyChange | Oversize;

export type UpdateAnswer =
  | { readonly kind: 'updated'; readonly record: TemplateRecord }
  /** Too big, in bytes; nothing was stored. */
  | { readonly kind: 'oversize'; readonly bytes: number };

export interface TemplateUpdateService {
  update(actor: Actor, id: TemplateId, change: TemplateChange, conditions: UpdateConditions): Promise<UpdateAnswer>;
}

export interface TemplateUpdateDeps {
  readonly templates: TemplateRepository;
  readonly categories: CategoryRepository;
  readonly customModules: Pick<ModuleRepository, 'nesting'>;
  readonly exclusively: Exclusively;
  readonly compose: ComposeBody;
  /** Without it, large bodies are made as others are. */
  readonly large?: Pick<LargeBodies, 'make'>;
  readonly now: () => number;
}

export function createTemplateUpdateService(deps: TemplateUpdateDeps): TemplateUpdateService {
  const attempt = createAttempt(deps);
  const inTurn = createSaveTurns();
  return {
    update: (actor, id, change, conditions) =>
      inTurn(id, async () => {
        const answer = await attempt(actor, id, change, conditions);
        if (answer) return answer;
        // Another server was quicker: this try keeps all others waiting, so it is the last one.
        const repeated = await deps.exclusively(id, (inside) =>
          createAttempt({ ...deps, ...inside })(actor, id, change, conditions),
        );
        if (!repeated) throw new AppError('STALE_REVISION');
        return repeated;
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

  /** One try on top of what is stored now; null when somebody else was quicker and the change may be tried again. */
  return async function attempt(
    actor: Actor,
    id: TemplateId,
    change: TemplateChange,
    conditions: UpdateConditions,
  ): Promise<UpdateAnswer | null> {
    const record = await find(actor, id);
    const info = changedInfo(record, change);
    const bodyChange = change.edit ?? bodyChangeOf(change);
    const isAutomatic = change.autosave === true && bodyChange !== null;
    const changesTemplate = bodyChange !== null || Object.keys(info).length > 0;
    const changesMark = change.tags !== undefined && isFavorite(change.tags) !== record.isFavourite;
    if (changesMark) requirePermission('favorite', actor, record, now());
    if (!changesTemplate && changesMark) return mark(actor, record, change.tags);
    const guard = changesTemplate
      ? editGuard(isAutomatic ? 'autosave' : 'edit', actor, now(), conditions, bodyChange !== null)
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
    const body = isStale ? null : await changedBody(deps, actor, record, bodyChange, info);
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

type ChangedBody = Pick<TemplateUpdate<Refusal>, 'body' | 'bodyIsDerived'> | Oversize;

/** The body a change leaves behind: a new one, or the old one rendered anew because its subject or preheader stands in it. */
async function changedBody(
  { templates, customModules, compose, large }: TemplateUpdateDeps,
  actor: Actor,
  record: TemplateRecord,
  wanted: BodyChange | EditBody | null,
  info: Partial<TemplateInfo>,
): Promise<ChangedBody | null> {
  const standing = [info.name, info.subject, info.preheader];
  if (!wanted && standing.every((text) => text === undefined)) return null;
  const stored = isWhole(wanted) && record.type === 'email' ? null : await templates.body(record.id);
  const made = typeof wanted === 'function' ? wanted(stored) : wanted;
  if (made && 'oversize' in made) return made;
  const bodyChange = record.type === 'email' ? made : made && readChange(made);
  if (!bodyChange && !stored?.components) return null;
  const { name, subject, preheader } = { ...record, ...info };
  const task = { change: bodyChange ?? {}, stored, info: { name, subject, preheader }, plan: actor.features };
  if (bodyChange && record.type === 'email') {
    const { html = '', customStyles = '', components } = bodyChange;
    const written = components ? writeComponents(components) : undefined;
    const bytes = written?.parts.reduce((sum, part) => sum + part.length, 0) ?? 0;
    const isDear = isLarge(record.size, html.length, customStyles.length, bytes);
    const body = await (isDear && large
      ? large.make({ ...task, change: readChange(bodyChange) })
      : makeBody(compose, task, written));
    return 'oversize' in body ? body : { body };
  }
  const composed = compose(task.change, stored, task.info);
  if (!bodyChange) return { body: await prepareBody(composed), bodyIsDerived: true };
  const json = JSON.stringify(composed.components);
  requireAllowedContent(composed, actor.features, { stored, sent: bodyChange }, json);
  const bytes = templateBytes(composed);
  if (isOversize(bytes)) return { oversize: bytes };
  await requireGoodNesting(customModules, record.id, composed);
  const isSame = stored !== null && isSameContent(composed, stored);
  // A new name stands in the mail, but what a module is made of stays what it was.
  return {
    body: await prepareBody(composed, [json]),
    ...(isSame && { bodyIsDerived: true }),
  };
}

/** The change with every section read. */
function readChange(change: BodyChange): BodyChange {
  return change.components ? { ...change, components: readWhole(change.components) } : change;
}

/** Whether a change says all that there is to a mail, so that nothing of what is stored matters to what becomes of it. */
function isWhole(change: BodyChange | EditBody | null): boolean {
  if (change === null || typeof change === 'function') return false;
  const { components, customStyles, css } = change;
  // CSS that may not be stored is let be where it was stored before.
  const isAlone = Boolean(components) && css === undefined;
  return isAlone && customStyles !== undefined && !isLarge(customStyles.length) && isGoodCss(customStyles);
}

function isSameContent(left: TemplateBody, right: TemplateBody): boolean {
  return left.customStyles === right.customStyles && isDeepStrictEqual(left.components, right.components);
}

/** Asked under the row's lock: may this person still change it, and do they hold the lock they say they do? */
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

/** What a change that came too late lost against. */
export function staleState(record: TemplateRecord, modifiedBy: StaleState['modifiedBy']): StaleState {
  return { revision: record.revision, lastModified: isoTime(record.modified), modifiedBy };
}

/** The conditions a request names; the revision stands in its header or in its body. */
export function changeConditions(
  headers: { readonly 'if-match'?: string | undefined; readonly 'x-lock'?: number | undefined },
  body: Pick<UpdateTemplateRequest, 'revision'>,
): UpdateConditions {
  const digits = /\d+/.exec(headers['if-match'] ?? '')?.[0];
  const revision = digits === undefined ? body.revision : Number(digits);
  const lock = headers['x-lock'];
  return { ...(revision !== undefined && { revision }), ...(lock !== undefined && { lock }) };
}

/** Lets changes of one template through one after another, in the order they came. */
type InTurn = <T>(id: TemplateId, change: () => Promise<T>) => Promise<T>;

/**
 * Changes at the same time would only hinder each other. Where the database does not answer for one, it would not for
 * those that wait behind it either: they are told the same at once.
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
