import { may } from '@mailwright/contract';
import { IconCopy } from '@tabler/icons-react';
import { duplicateTemplate } from '../../data/duplicate-template.ts';
import type { MenuAction } from '../menu-action.ts';

/** Copies at once; the owner of a shared template is asked whether the copy is shared with the same people. */
export const duplicateAction: MenuAction = {
  id: 'duplicate',
  icon: IconCopy,
  visible: (template, actor) =>
    !template.isSystem && template.status !== 'deleted' && may('duplicate', actor, template),
  run: (template, page) =>
    template.isShared && template.isOwner
      ? page.open({ kind: 'duplicate', template })
      : duplicateTemplate(template, page),
};
