import { may } from '@mailwright/contract';
import { IconTemplate } from '@tabler/icons-react';
import { actorOf } from '../../../../shared/session/account.ts';
import { currentSession } from '../../../../shared/session/session-store.ts';
import type { EditorAction } from '../../core/actions/action.ts';
import { openDialog } from '../../core/session/editor-session.ts';
import { isModule } from '../../core/template/open-module.ts';

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
