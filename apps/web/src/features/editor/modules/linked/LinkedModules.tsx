import { useEffect } from 'react';
import { offerRecoveryActions } from '../../core/session/refusal.ts';
import { useEditorSession, useView } from '../../core/session/use-editor-session.ts';
import { linkedRecoveryActions } from '../actions/recovery-actions.ts';
import { keepOpen } from './keep-open.ts';
import { LinkedUpdates } from './LinkedUpdates.tsx';

/** Offers newer versions of the modules that the open mail is linked to, and follows those modules on the server. */
export function LinkedModules() {
  const session = useEditorSession();
  const bare = useView(({ preview }) => preview);
  useEffect(() => (session.readOnly ? undefined : keepOpen(session)), [session]);
  useEffect(() => offerRecoveryActions(linkedRecoveryActions(session)), [session]);
  return bare || session.readOnly ? null : <LinkedUpdates />;
}
