import { endpoints, type TestMailAnswer, type TestMailRequest } from '@mailwright/contract';
import { call } from '../../../../shared/api/call.ts';
import { type EditorSession, isDirty } from '../editor-session.ts';
import { runFlow } from '../run-flow.ts';
import { saveTemplate } from './save-template.ts';

/**
 * Sends the mail to a few people. What is not saved yet is saved first, so that what one sees is what arrives; null where
 * that failed.
 * @throws ApiError
 */
export function sendEmail(session: EditorSession, body: TestMailRequest): Promise<TestMailAnswer | null> {
  return runFlow(session, 'sendEmail', async () => {
    if (isDirty(session) && !(await saveTemplate(session, { quiet: true }))) return null;
    const { id } = session.state.getState().template;
    return call(endpoints.testMails.send, { params: { id }, body });
  });
}
