import type { ErrorCode } from '../../errors.ts';
import {
  type Actor,
  isLockedFor,
  type PermissionAnswer,
  type TemplateFacts,
  templatePermission,
} from './permissions.ts';

/** Answer to whether work in the background may bring another version of a module to a template. */
export type ModuleReplacement =
  | { readonly allowed: true }
  | {
      readonly allowed: false;
      readonly code: Extract<PermissionAnswer, { allowed: false }>['code'] | Extract<ErrorCode, 'TEMPLATE_OPEN'>;
    };

/**
 * Returns whether an update that a person has started may bring a version of a module to a template. Templates that the
 * person may edit get it: deleted templates, other people's, and drafts that somebody has locked are refused as an edit
 * is. A shared draft without a lock gets it while everybody else is locked out. Nothing changes while somebody works on
 * it: a template that is open in an editor, or locked by the person themselves, is left to that editor, where the
 * update is one step of its history.
 *
 * @param isOpen true when any editor, of any person, reports that it has the template open
 */
export function moduleReplacement(actor: Actor, template: TemplateFacts, isOpen: boolean): ModuleReplacement {
  const edit = templatePermission('edit', actor, template);
  if (!edit.allowed) return edit;
  const isHeld = template.isShared && template.isLocked && !isLockedFor(actor, template);
  return isOpen || isHeld ? { allowed: false, code: 'TEMPLATE_OPEN' } : { allowed: true };
}
