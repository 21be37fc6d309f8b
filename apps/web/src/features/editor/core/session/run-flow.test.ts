import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { EditorSession, SessionState } from './editor-session.ts';
import { type FlowName, IDLE_FLOWS } from './flows.ts';
import { runFlow } from './run-flow.ts';

function openFlows() {
  const state = createStore(() => ({ flows: IDLE_FLOWS })) as unknown as EditorSession['state'];
  const status = (name: FlowName) => state.getState().flows[name].status;
  const passed: string[] = [];
  state.subscribe((now: SessionState) => passed.push(now.flows.changeStatus.status));
  return { session: { state }, status, passed };
}

test('the acts of the editor have the names of the specification, and are idle at first', () => {
  expect(IDLE_FLOWS).toEqual({
    changeInfo: { status: 'idle' },
    sendEmail: { status: 'idle' },
    saveTemplate: { status: 'idle' },
    changeStatus: { status: 'idle' },
    convertTemplate: { status: 'idle' },
  });
});

test('an act is loading until it succeeds, and the others stay as they are', async () => {
  const { session, status, passed } = openFlows();
  expect(await runFlow(session, 'changeStatus', async () => 'done')).toBe('done');
  expect(passed).toEqual(['loading', 'success']);
  expect(status('saveTemplate')).toBe('idle');
});

test('an act that says that it failed, and one that throws, end in an error; the next run is loading again', async () => {
  const { session, passed } = openFlows();
  expect(await runFlow(session, 'changeStatus', async () => false)).toBe(false);
  const broken = runFlow(session, 'changeStatus', async () => {
    throw new Error('no answer');
  });
  await expect(broken).rejects.toThrow('no answer');
  expect(passed).toEqual(['loading', 'error', 'loading', 'error']);
});

test('the end of an earlier run says nothing of the one under way', async () => {
  const { session, status } = openFlows();
  const earlier = Promise.withResolvers<boolean>();
  const later = Promise.withResolvers<boolean>();
  const first = runFlow(session, 'saveTemplate', () => earlier.promise);
  const second = runFlow(session, 'saveTemplate', () => later.promise);
  earlier.resolve(false);
  await first;
  expect(status('saveTemplate')).toBe('loading');
  later.resolve(true);
  await second;
  expect(status('saveTemplate')).toBe('success');
});
