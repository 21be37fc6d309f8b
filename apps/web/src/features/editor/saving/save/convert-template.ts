import { convertToSystem } from '../../../../shared/pages/convert-to-system.ts';
import type { EditorSession } from '../../core/session/editor-session.ts';
import { runFlow } from '../../core/session/run-flow.ts';

/** Makes a copy for everybody's library; true when it is there. */
export function convertTemplate(session: EditorSession): Promise<boolean> {
  return runFlow(session, 'convertTemplate', () => convertToSystem(session.state.getState().template));
}
