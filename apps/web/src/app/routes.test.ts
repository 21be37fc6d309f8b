import { expect, test } from 'vitest';
import { matchRoute } from './routes.ts';

const paramsOf = (pathname: string) => matchRoute(pathname)?.params;

test('a path finds its page with the parts it names, decoded', () => {
  expect(paramsOf('/')).toEqual({});
  expect(paramsOf('/edit/a%20b')).toEqual({ templateId: 'a b' });
  expect(paramsOf('/edit/100%')).toEqual({ templateId: '100%' });
});

test('a slash at the end and capitals change nothing', () => {
  expect(paramsOf('/Edit/T1/')).toEqual({ templateId: 'T1' });
  expect(matchRoute('/settings/')).toEqual(matchRoute('/settings'));
});

test('only the pages for people without a session are open', () => {
  const open = ['/', '/edit/t1', '/settings', '/login', '/not-found'].filter((path) => matchRoute(path)?.route.open);
  expect(open).toEqual(['/login', '/not-found']);
});

test('a path that no page has is nobody’s', () => {
  expect([matchRoute('/edit'), matchRoute('/edit/a/b'), matchRoute('/nowhere')]).toEqual([null, null, null]);
});
