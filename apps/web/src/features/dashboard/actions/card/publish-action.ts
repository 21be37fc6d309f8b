import { may, sharingConflict, type TemplateElement } from '@mailwright/contract';
import { IconSend } from '@tabler/icons-react';
import { isEmbedded } from '../../../../shared/embedding/parent-window.ts';
import { publishTemplate } from '../../data/template-changes.ts';
import type { DashboardPageActions, MenuAction } from '../menu-action.ts';

/**
 * Publishes a draft that is not shared, and says so in a dialog that leads on; with a shared one its owner is told what
 * stands in the way. Embedded, publishing is a part of finishing.
 */
export const publishAction: MenuAction = {
  id: 'publish',
  icon: IconSend,
  visible: (template, actor) =>
    !template.isSystem &&
    !isEmbedded() &&
    (may('publish', actor, template) || sharingConflict('publish', actor, template) !== null),
  blocked: (template, actor) => sharingConflict('publish', actor, template),
  run: (template, page) => publish(template, page, { checks: true }),
};

/** Publishes; with checks it shows first what readers would find broken. */
export async function publish(
  template: TemplateElement,
  page: DashboardPageActions,
  options: { readonly checks: boolean },
): Promise<void> {
  const { done, findings } = await publishTemplate(template, options);
  if (done) page.open({ kind: 'published', template: { ...template, status: 'published' } });
  else if (findings !== null) page.open({ kind: 'publishChecks', template, findings });
}
