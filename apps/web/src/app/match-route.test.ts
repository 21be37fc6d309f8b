import { expect, test } from 'vitest';
import { matchRoute, type Route } from './match-route.ts';

const load: Route['load'] = async () => () => null;
const ROUTES: readonly Route[] = [
  { path: /^\/$/, load },
  { path: /^\/edit\/(?<templateId>[^/]+)\/?$/i, load },
  { path: /^\/login\/?$/i, open: true, load },
];
const match = (pathname: string) => matchRoute(pathname, ROUTES);

test('a path finds its page with the parts it names, decoded', () => {
  expect(match('/')).toEqual({ route: ROUTES[0], params: {} });
  expect(match('/edit/a%20b/')).toEqual({ route: ROUTES[1], params: { templateId: 'a b' } });
  expect(match('/Login')?.route.open).toBe(true);
});

test('half an escape stands for itself', () => {
  expect(match('/edit/100%')?.params).toEqual({ templateId: '100%' });
});

test('a path that no page has is nobody’s', () => {
  expect([match('/edit'), match('/edit/a/b'), match('/nowhere')]).toEqual([null, null, null]);
});
