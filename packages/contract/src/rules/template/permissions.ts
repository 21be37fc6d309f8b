import type { Features, Role } from '../../entities/person.ts';
import type { TemplateStatus, TemplateType } from '../../entities/template.ts';
import type { ErrorCode } from '../../errors.ts';
import { modulePermission } from './module-permission.ts';
import { nextStatus, type StatusAction } from './transitions.ts';

/** The person who asks. */
export interface Actor {
  readonly id: string;
  readonly role: Role;
  readonly features: Pick<Features, 'convertToSystem' | 'customBlockCategories' | 'customCode' | 'products'>;
}

/** Facts of a template that the rules need; a `TemplateInfo` has all of them. */
export interface TemplateFacts {
  /** `email_cb` is the working copy of a custom module, which is no template to its owner either. */
  readonly type: TemplateType;
  readonly userId: string;
  readonly status: TemplateStatus;
  readonly isSystem: boolean;
  /** True for a hidden one of the system: a module in a hidden category, or a template whose categories are all hidden. */
  readonly isHidden?: boolean;
  readonly isShared: boolean;
  readonly isLocked: boolean;
  /** Id of the person who holds the valid lock; null when nobody does. */
  readonly collaboratorId: string | null;
  readonly collaboratorsList: readonly string[];
}

/** Everything somebody may want to do with one template. */
export type TemplateAction =
  | StatusAction
  | 'read'
  | 'favorite'
  | 'edit'
  /** Saving without being asked to. */
  | 'autosave'
  | 'duplicate'
  | 'share'
  | 'lock'
  | 'unlock'
  | 'requestUnlock'
  /** Reading and writing notes. */
  | 'note'
  /** Reading kept versions. */
  | 'versions'
  | 'convertToSystem';

export type PermissionAnswer =
  | { readonly allowed: true }
  | {
      readonly allowed: false;
      readonly code: Extract<
        ErrorCode,
        'TEMPLATE_NOT_FOUND' | 'FORBIDDEN' | 'TEMPLATE_LOCKED' | 'TEMPLATE_SHARED' | 'INVALID_TRANSITION'
      >;
    };

const ALLOWED: PermissionAnswer = { allowed: true };

function refuse(code: Exclude<PermissionAnswer, { allowed: true }>['code']): PermissionAnswer {
  return { allowed: false, code };
}

/**
 * Returns whether a person may do this with a template. The server enforces the answer, and the web client disables
 * actions by it. `TEMPLATE_NOT_FOUND` is the answer for templates that the person may not know of.
 */
export function templatePermission(action: TemplateAction, actor: Actor, template: TemplateFacts): PermissionAnswer {
  if (template.type === 'email_cb') return workingCopyPermission(action, actor, template);
  return template.isSystem ? systemPermission(action, actor, template) : userPermission(action, actor, template);
}

/** Shorthand where only yes or no matters. */
export function may(action: TemplateAction, actor: Actor, template: TemplateFacts): boolean {
  return templatePermission(action, actor, template).allowed;
}

/** Returns whether somebody else holds the lock of a shared template. */
export function isLockedFor(actor: Pick<Actor, 'id'>, template: TemplateFacts): boolean {
  return template.isShared && template.isLocked && template.collaboratorId !== actor.id;
}

/**
 * Returns the permission for the working copy of a module. It is edited as a template is; it is not published, shared,
 * locked, marked or copied as one. People who may read the module read its versions; its unfinished working copy is for
 * those who can edit it.
 */
function workingCopyPermission(action: TemplateAction, actor: Actor, template: TemplateFacts): PermissionAnswer {
  if (!modulePermission('read', actor, template).allowed) return refuse('TEMPLATE_NOT_FOUND');
  switch (action) {
    case 'read':
    case 'edit':
    case 'autosave':
    case 'note':
    case 'versions':
      return modulePermission('edit', actor, template).allowed ? ALLOWED : refuse('FORBIDDEN');
    default:
      return refuse('FORBIDDEN');
  }
}

function systemPermission(action: TemplateAction, actor: Actor, template: TemplateFacts): PermissionAnswer {
  const isAdmin = actor.role === 'admin';
  if (!isAdmin && (template.status !== 'published' || template.isHidden)) return refuse('TEMPLATE_NOT_FOUND');
  switch (action) {
    case 'read':
    case 'favorite':
    case 'duplicate':
      return ALLOWED;
    case 'edit':
      return isAdmin ? notDeleted(template) : refuse('FORBIDDEN');
    case 'autosave':
      return isAdmin ? draftOnly(template) : refuse('FORBIDDEN');
    case 'note':
    case 'versions':
      return isAdmin ? ALLOWED : refuse('FORBIDDEN');
    case 'publish':
    case 'remove':
    case 'restore':
    case 'deleteForever':
      return isAdmin ? transition(action, template) : refuse('FORBIDDEN');
    case 'unpublish':
    case 'share':
    case 'lock':
    case 'unlock':
    case 'requestUnlock':
    case 'convertToSystem':
      return refuse('FORBIDDEN');
  }
}

function userPermission(action: TemplateAction, actor: Actor, template: TemplateFacts): PermissionAnswer {
  const isOwner = template.userId === actor.id;
  const isCollaborator = template.isShared && template.collaboratorsList.includes(actor.id);
  if (!isOwner && !isCollaborator) return refuse('TEMPLATE_NOT_FOUND');
  const locked = isLockedFor(actor, template);
  switch (action) {
    case 'read':
    case 'favorite':
    case 'duplicate':
    case 'note':
    case 'versions':
      return ALLOWED;
    case 'edit':
      return locked ? refuse('TEMPLATE_LOCKED') : notDeleted(template);
    case 'autosave':
      return locked ? refuse('TEMPLATE_LOCKED') : draftOnly(template);
    case 'publish':
      if (!isOwner) return refuse('FORBIDDEN');
      return template.isShared ? refuse('TEMPLATE_SHARED') : transition(action, template);
    case 'remove':
    case 'deleteForever':
      if (!isOwner) return refuse('FORBIDDEN');
      return template.isShared && template.isLocked ? refuse('TEMPLATE_LOCKED') : transition(action, template);
    case 'unpublish':
    case 'restore':
      return isOwner ? transition(action, template) : refuse('FORBIDDEN');
    case 'share':
      if (!isOwner) return refuse('FORBIDDEN');
      return draftOnly(template);
    case 'lock':
      if (!template.isShared || template.status !== 'draft') return refuse('INVALID_TRANSITION');
      return locked ? refuse('TEMPLATE_LOCKED') : ALLOWED;
    case 'unlock':
      return template.isLocked && template.collaboratorId === actor.id ? ALLOWED : refuse('FORBIDDEN');
    case 'requestUnlock':
      return locked ? ALLOWED : refuse('INVALID_TRANSITION');
    case 'convertToSystem':
      if (!isOwner || actor.role !== 'admin' || !actor.features.convertToSystem) return refuse('FORBIDDEN');
      if (template.isShared) return refuse('TEMPLATE_SHARED');
      return template.status === 'published' ? ALLOWED : refuse('INVALID_TRANSITION');
  }
}

function transition(action: StatusAction, template: TemplateFacts): PermissionAnswer {
  return nextStatus(template.status, action, template) === null ? refuse('INVALID_TRANSITION') : ALLOWED;
}

function notDeleted(template: TemplateFacts): PermissionAnswer {
  return template.status === 'deleted' ? refuse('INVALID_TRANSITION') : ALLOWED;
}

/** Allows drafts only: others see a published template at once, so it must not change before it is finished. */
function draftOnly(template: TemplateFacts): PermissionAnswer {
  return template.status === 'draft' ? ALLOWED : refuse('INVALID_TRANSITION');
}
