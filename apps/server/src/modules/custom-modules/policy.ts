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

/** What the rules need to know of a stored module. */
export function moduleFacts({ ownerId, isSystem, categories }: TemplateRecord): ModuleFacts {
  return { userId: ownerId, isSystem, isHidden: categories.some(({ hidden }) => hidden) };
}

/** A guard that asks for one action; what is no module is not found. */
export function moduleGuard(action: ModuleAction, actor: Actor): Guard<ModuleRefusal> {
  return (template) => {
    if (template.type !== 'email_cb') return 'MODULE_NOT_FOUND';
    const answer = modulePermission(action, actor, moduleFacts(template));
    return answer.allowed ? null : answer.code;
  };
}

/** Throws what the caller is told when the rules refuse. */
export function requireModulePermission(action: ModuleAction, actor: Actor, template: TemplateRecord): void {
  const refusal = moduleGuard(action, actor)(template);
  if (refusal) throw new AppError(refusal);
}
