import type { TemplateStatus } from '../../entities/template.ts';

/** Actions that change a template's status, by the names the menus use. */
export type StatusAction = 'publish' | 'unpublish' | 'remove' | 'restore' | 'deleteForever';

interface Transition {
  readonly from: readonly TemplateStatus[];
  readonly to: TemplateStatus | 'gone';
}

/** The table of the specification; what is not in it is refused. */
export const TRANSITIONS: Readonly<Record<StatusAction, Transition>> = {
  publish: { from: ['draft'], to: 'published' },
  unpublish: { from: ['published'], to: 'draft' },
  remove: { from: ['draft', 'published'], to: 'deleted' },
  restore: { from: ['deleted'], to: 'draft' },
  deleteForever: { from: ['deleted'], to: 'gone' },
};

/** System templates know no drafts: a restored one stands in the library again. */
const SYSTEM_TRANSITIONS: typeof TRANSITIONS = {
  ...TRANSITIONS,
  publish: { from: [], to: 'published' },
  unpublish: { from: [], to: 'draft' },
  restore: { from: ['deleted'], to: 'published' },
};

const ACTIONS: readonly StatusAction[] = ['publish', 'unpublish', 'remove', 'restore', 'deleteForever'];

/** The status after an action, or null when the table refuses it. */
export function nextStatus(
  from: TemplateStatus,
  action: StatusAction,
  { isSystem = false } = {},
): TemplateStatus | 'gone' | null {
  const transition = (isSystem ? SYSTEM_TRANSITIONS : TRANSITIONS)[action];
  return transition.from.includes(from) ? transition.to : null;
}

/** The action that leads from one status to another, or null when none does. */
export function statusAction(from: TemplateStatus, to: TemplateStatus, { isSystem = false } = {}): StatusAction | null {
  return ACTIONS.find((action) => nextStatus(from, action, { isSystem }) === to) ?? null;
}
