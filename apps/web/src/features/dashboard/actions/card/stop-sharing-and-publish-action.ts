import { sharingConflict, type TemplateElement } from '@mailwright/contract';
import { IconSend } from '@tabler/icons-react';
import { errorSentence } from '../../../../shared/api/error-sentence.ts';
import { isEmbedded } from '../../../../shared/embedding/parent-window.ts';
import { listOf } from '../../../../shared/format.ts';
import { i18n } from '../../../../shared/i18n/i18n.ts';
import { fullName } from '../../../../shared/person-name.ts';
import { confirm } from '../../../../shared/ui/dialog/confirm.ts';
import { toast } from '../../../../shared/ui/toast/toast.tsx';
import { shareTemplate } from '../../data/sharing-changes.ts';
import type { MenuAction } from '../menu-action.ts';
import { publish } from './publish-action.ts';

/** Ends the sharing of a template after confirmation and publishes it, unless somebody is editing it. */
export const stopSharingAndPublishAction: MenuAction = {
  id: 'stopSharingAndPublish',
  icon: IconSend,
  visible: (template, actor) => sharingConflict('publish', actor, template) === 'shared' && !isEmbedded(),
  run: async (template, page) => {
    if (template.isLocked) {
      toast.error(whoIsEditing(template));
      return;
    }
    const sure = await confirm({
      title: i18n.t('dashboard:stopSharingAndPublish.title', { name: template.name }),
      body: i18n.t('dashboard:stopSharingAndPublish.body', { others: listOf(template.collaborators.map(fullName)) }),
      confirmLabel: i18n.t('dashboard:stopSharingAndPublish.confirm'),
    });
    if (!sure || !(await stopSharing(template))) return;
    const alone: TemplateElement = { ...template, isShared: false, collaborators: [], collaboratorsList: [] };
    await publish(alone, page, { checks: true });
  },
};

function whoIsEditing({ lockedBy, userId }: TemplateElement): string {
  if (lockedBy === null || lockedBy.id === userId) return i18n.t('dashboard:sharing.refused.last');
  return i18n.t('dashboard:sharing.refused.holder', { name: fullName(lockedBy) });
}

async function stopSharing(template: TemplateElement): Promise<boolean> {
  try {
    await shareTemplate(template, []);
    return true;
  } catch (error) {
    toast.error(errorSentence(error));
    return false;
  }
}
