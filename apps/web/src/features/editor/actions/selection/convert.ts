import { may } from '@mailwright/contract';
import { IconTemplate } from '@tabler/icons-react';
import { actorOf } from '../../../../shared/session/account.ts';
import { currentSession } from '../../../../shared/session/session-store.ts';
import { openDialog } from '../../session/editor-session.ts';
import type { EditorAction } from '../action.ts';

/** For a published template that is not shared, by admins whose plan has it. */
export const convert: EditorAction = {
  id: 'convert',
  label: 'action.convert',
  icon: IconTemplate,
  inPreview: true,
  visible: ({ state }) => {
    const account = currentSession()?.account;
    return account !== undefined && may('convertToSystem', actorOf(account), state.getState().template);
  },
  run: (session) => openDialog(session, { kind: 'convert' }),
};
