import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { lazyAhead } from './lazy-ahead.ts';

const Panel = () => 'The panel';

test('what has been fetched ahead is drawn at once, what has not leaves its place empty', async () => {
  const [Lazy, fetchAhead] = lazyAhead(async () => Panel);
  await fetchAhead();
  const drawn = (Component: typeof Lazy) =>
    renderToString(
      <Suspense fallback="Waiting">
        <Component />
      </Suspense>,
    );
  expect(drawn(Lazy)).toContain('The panel');
  const [Unfetched] = lazyAhead(async () => Panel);
  expect(drawn(Unfetched)).toContain('Waiting');
});
