import { IconInfoCircle } from '@tabler/icons-react';
import { openDialog } from '../../session/editor-session.ts';
import { isModule } from '../../session/module/open-module.ts';
import type { EditorAction } from '../action.ts';

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
