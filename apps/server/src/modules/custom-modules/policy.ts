import {
  type Actor,
  type ModuleAction,
  type ModuleFacts,
  type ModulePermission,
  modulePermission,
} from '@mailwright/contract';
import { AppError } from '../../app-error.ts';
import type { Guard, TemplateRecord } from '../templates/port.ts';

export type ModuleRefusal = Extract<ModulePermission, { allowed: false }>['code'];

/** Returns the facts about a stored module that the permission rules need. */
export function moduleFacts({ ownerId, isSystem, categories }: TemplateRecord): ModuleFacts {
  return { userId: ownerId, isSystem, isHidden: categories.some(({ hidden }) => hidden) };
}

/** Returns a guard for one action; a template that is no module counts as not found. */
export function moduleGuard(action: ModuleAction, actor: Actor): Guard<ModuleRefusal> {
  return (template) => {
    if (template.type !== 'email_cb') return 'MODULE_NOT_FOUND';
    const answer = modulePermission(action, actor, moduleFacts(template));
    return answer.allowed ? null : answer.code;
  };
}

/** Throws the refusal of the permission rules as an AppError. */
export function requireModulePermission(action: ModuleAction, actor: Actor, template: TemplateRecord): void {
  const refusal = moduleGuard(action, actor)(template);
  if (refusal) throw new AppError(refusal);
}
