import { may } from '@mailwright/contract';
import { IconTemplate } from '@tabler/icons-react';
import { actorOf } from '../../../../shared/session/account.ts';
import { currentSession } from '../../../../shared/session/session-store.ts';
import { openDialog } from '../../session/editor-session.ts';
import { isModule } from '../../session/module/open-module.ts';
import type { EditorAction } from '../action.ts';

/** For a published template that is not shared, by admins whose plan has it. */
export const convert: EditorAction = {
  id: 'convert',
  label: 'action.convert',
  icon: IconTemplate,
  inPreview: true,
  visible: (session) => {
    const account = currentSession()?.account;
    if (account === undefined || isModule(session)) return false;
    return may('convertToSystem', actorOf(account), session.state.getState().template);
  },
  run: (session) => openDialog(session, { kind: 'convert' }),
};
