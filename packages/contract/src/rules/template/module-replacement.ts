import type { ErrorCode } from '../../errors.ts';
import {
  type Actor,
  isLockedFor,
  type PermissionAnswer,
  type TemplateFacts,
  templatePermission,
} from './permissions.ts';

/** Whether a template may get another version of a module by work in the background. */
export type ModuleReplacement =
  | { readonly allowed: true }
  | {
      readonly allowed: false;
      readonly code: Extract<PermissionAnswer, { allowed: false }>['code'] | Extract<ErrorCode, 'TEMPLATE_OPEN'>;
    };

/**
 * Whether an update that a person has started may bring a version of a module to a template. What they may edit gets
 * it: deleted templates, other people's, and drafts that somebody holds are refused as an edit is. A shared draft that
 * nobody holds gets it while everybody else is kept off it. Nothing changes under anybody's hands: a template that is
 * open in an editor, or held by the person themselves, is left to that editor, where the update is one step of its
 * history.
 *
 * @param isOpen some editor, whoever's, says that it has the template open
 */
export function moduleReplacement(actor: Actor, template: TemplateFacts, isOpen: boolean): ModuleReplacement {
  const edit = templatePermission('edit', actor, template);
  if (!edit.allowed) return edit;
  const isHeld = template.isShared && template.isLocked && !isLockedFor(actor, template);
  return isOpen || isHeld ? { allowed: false, code: 'TEMPLATE_OPEN' } : { allowed: true };
}
