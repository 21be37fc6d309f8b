import { endpoints, type TestMailAnswer, type TestMailRequest } from '@mailwright/contract';
import { call } from '../../../../shared/api/call.ts';
import type { EditorSession } from '../../core/session/editor-session.ts';
import { runFlow } from '../../core/session/run-flow.ts';

/**
 * Sends the mail to a few people. What is not saved yet is saved first, so that what one sees is what arrives; null where
 * that failed.
 * @throws ApiError
 */
export function sendEmail(session: EditorSession, body: TestMailRequest): Promise<TestMailAnswer | null> {
  return runFlow(session, 'sendEmail', async () => {
    if (!(await session.saveFirst())) return null;
    const { id } = session.state.getState().template;
    return call(endpoints.testMails.send, { params: { id }, body });
  });
}
