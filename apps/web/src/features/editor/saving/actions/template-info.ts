import { IconInfoCircle } from '@tabler/icons-react';
import type { EditorAction } from '../../core/actions/action.ts';
import { openDialog } from '../../core/session/editor-session.ts';
import { isModule } from '../../core/template/open-module.ts';

export const templateInfo: EditorAction = {
  id: 'template-info',
  label: 'action.templateInfo',
  icon: IconInfoCircle,
  visible: (session) => !isModule(session),
  run: (session) => openDialog(session, { kind: 'template-info' }),
};

export const moduleInfo: EditorAction = {
  ...templateInfo,
  id: 'module-info',
  label: 'action.moduleInfo',
  visible: isModule,
};
