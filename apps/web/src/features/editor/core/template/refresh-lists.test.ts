import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../../shared/api/query-client.ts';
import { EDITOR_QUERIES, refreshLists } from './refresh-lists.ts';

afterEach(() => queryClient.clear());

/** A list that is shown, and how its calls are answered. */
function shownList(queryKey: readonly string[]) {
  const answers: ((value: string) => void)[] = [];
  const queryFn = () => new Promise<string>((resolve) => answers.push(resolve));
  const observer = new QueryObserver(queryClient, { queryKey, queryFn });
  const hide = observer.subscribe(() => undefined);
  return { answers, hide, shown: () => observer.getCurrentResult().data };
}

test('a list that was on its way before a change is asked for once more', async () => {
  const list = shownList(['templates']);
  await vi.waitFor(() => expect(list.answers).toHaveLength(1), 10_000);
  refreshLists();
  await vi.waitFor(() => expect(list.answers).toHaveLength(2), 10_000);
  list.answers[0]?.('as it was');
  list.answers[1]?.('changed');
  await vi.waitFor(() => expect(list.shown()).toBe('changed'), 10_000);
  list.hide();
});

test('what is shown is loaded anew, unless that is for later; what the editor has loaded stays', async () => {
  const [list, own] = [shownList(['templates']), shownList([EDITOR_QUERIES, 'kits'])];
  for (const { answers } of [list, own]) {
    await vi.waitFor(() => expect(answers).toHaveLength(1), 10_000);
    answers[0]?.('there');
  }
  await vi.waitFor(() => expect([list.shown(), own.shown()]).toEqual(['there', 'there']), 10_000);
  refreshLists({ later: true });
  expect(list.answers).toHaveLength(1);
  refreshLists();
  await vi.waitFor(() => expect(list.answers).toHaveLength(2), 10_000);
  expect(own.answers).toHaveLength(1);
  for (const { hide } of [list, own]) hide();
});
