import type { AsyncStatus } from '../../../../shared/async-status.ts';
import type { EditorSession } from './editor-session.ts';
import type { Flow, FlowName } from './flows.ts';

/**
 * Marks in the session how far an act is while it runs. It succeeded when it answers something that is true; of two runs
 * at one time the later one counts.
 * @throws what the act throws
 */
export async function runFlow<T>(
  { state }: Pick<EditorSession, 'state'>,
  name: FlowName,
  act: () => Promise<T>,
): Promise<T> {
  const mark = (flow: Flow) => state.setState(({ flows }) => ({ flows: { ...flows, [name]: flow } }));
  const run: Flow = { status: 'loading' };
  const end = (status: AsyncStatus) => {
    if (state.getState().flows[name] === run) mark({ status });
  };
  mark(run);
  try {
    const answer = await act();
    end(answer ? 'success' : 'error');
    return answer;
  } catch (error) {
    end('error');
    throw error;
  }
}
