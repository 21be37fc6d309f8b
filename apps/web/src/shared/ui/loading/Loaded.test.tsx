import { MantineProvider } from '@mantine/core';
import { isValidElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { speak } from '../../i18n/testing/speak.ts';
import { Loaded } from './Loaded.tsx';

beforeAll(async () => {
  const shared = { tryAgain: 'Try again' };
  const messages = { genericFailure: 'Something went wrong.' };
  await speak('en', { shared, messages });
});

const QUERY = { isPending: false, isFetching: false, refetch: () => undefined };

function shown(query: Partial<typeof QUERY>, data: readonly string[] | undefined, body?: string): string {
  return renderToStaticMarkup(
    <MantineProvider>
      <Loaded
        query={{ ...QUERY, ...query }}
        data={data}
        skeleton={<i>skeleton</i>}
        failure={{ title: 'The notes could not be loaded', ...(body !== undefined && { body }) }}
        empty={<i>empty</i>}
      >
        {(notes) => <b>{notes.join()}</b>}
      </Loaded>
    </MantineProvider>,
  ).replace(/<style[\s\S]*?<\/style>/g, '');
}

test('a skeleton stands in the place while it loads, and readers of screens are told that something is under way', () => {
  expect(shown({ isPending: true }, undefined)).toContain(
    '<div aria-busy="true" style="display:contents"><i>skeleton</i></div>',
  );
});

test('what failed says so as an alert, with its own words or those for everything, and a way to try again', () => {
  const html = shown({}, undefined);
  expect(html).toContain('role="alert"');
  for (const words of ['The notes could not be loaded', 'Something went wrong.', 'Try again'])
    expect(html).toContain(words);
  expect(html).not.toContain('skeleton');
  expect(shown({}, undefined, 'Check the connection.')).toContain('Check the connection.');
});

test('trying again asks the query, and the button waits while it does', () => {
  const refetch = vi.fn();
  const failure = Loaded({
    query: { ...QUERY, refetch },
    data: undefined,
    skeleton: '',
    failure: { title: '' },
    children: () => '',
  });
  if (!isValidElement<{ retry: () => void }>(failure)) throw new Error('Nothing is shown');
  failure.props.retry();
  expect(refetch).toHaveBeenCalledOnce();
  expect(shown({ isFetching: true }, undefined)).toContain('data-loading="true"');
  expect(shown({}, undefined)).not.toContain('data-loading="true"');
});

test('a list without entries has its own place, one with entries is shown, also while it is loaded anew', () => {
  expect(shown({}, [])).toContain('<i>empty</i>');
  expect(shown({ isFetching: true }, ['First', 'Second'])).toContain('<b>First,Second</b>');
});
