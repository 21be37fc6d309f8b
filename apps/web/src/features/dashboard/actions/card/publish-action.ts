import { may, sharingConflict, type TemplateElement } from '@mailwright/contract';
import { IconSend } from '@tabler/icons-react';
import { isEmbedded } from '../../../../shared/embedding/parent-window.ts';
import { publishTemplate } from '../../data/template-changes.ts';
import type { DashboardPageActions, MenuAction } from '../menu-action.ts';

/**
 * Publishes a draft that is not shared, then shows a dialog with the next steps. For a shared draft the owner is told why it
 * cannot be published. In embedded mode, publishing is part of finishing.
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

/** Publishes the template. With checks, it first shows the problems that readers would notice. */
export async function publish(
  template: TemplateElement,
  page: DashboardPageActions,
  options: { readonly checks: boolean },
): Promise<void> {
  const { done, findings } = await publishTemplate(template, options);
  if (done) page.open({ kind: 'published', template: { ...template, status: 'published' } });
  else if (findings !== null) page.open({ kind: 'publishChecks', template, findings });
}
