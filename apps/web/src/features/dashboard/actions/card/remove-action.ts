import { may, type TemplateElement, templatePermission } from '@mailwright/contract';
import { IconTrash } from '@tabler/icons-react';
import { i18n } from '../../../../shared/i18n/i18n.ts';
import { toast } from '../../../../shared/ui/toast/toast.tsx';
import { changeStatus } from '../../data/template-changes.ts';
import type { MenuAction } from '../menu-action.ts';

/**
 * Moves the template to the deleted list at once; the toast offers to undo it. For a locked template it says why it was not
 * moved.
 */
export const removeAction: MenuAction = {
  id: 'remove',
  icon: IconTrash,
  danger: true,
  visible: (template, actor) => {
    const answer = templatePermission('remove', actor, template);
    return answer.allowed || answer.code === 'TEMPLATE_LOCKED';
  },
  run: async (template, _page, actor) => {
    if (!may('remove', actor, template)) {
      toast.error(i18n.t('messages:lockedCannotBeDeleted'));
      return;
    }
    if (!(await changeStatus(template, 'remove'))) return;
    toast.success(i18n.t('dashboard:toast.removed', { name: template.name }), {
      action: { label: i18n.t('shared:undo'), run: () => void undo(template) },
    });
  },
};

/** Restores the template. A person's deleted template can only become a draft, so a published one is then published again. */
async function undo(before: TemplateElement): Promise<void> {
  const restored = await changeStatus({ ...before, status: 'deleted' }, 'restore');
  if (!restored || before.isSystem || before.status !== 'published') return;
  await changeStatus({ ...before, status: 'draft' }, 'publish');
}
