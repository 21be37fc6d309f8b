import { expect, test } from 'vitest';
import { addressOfView, EVERYBODY, type PeopleView, viewOfAddress } from './people-view.ts';

const read = (query: string) => viewOfAddress(new URLSearchParams(query));

test('everybody, by name, unless the address says otherwise', () => {
  expect(read('')).toEqual(EVERYBODY);
  expect(addressOfView(EVERYBODY)).toBe('/settings/people');
});

test.each<[string, Partial<PeopleView>]>([
  ['query=ann%C3%A1+b', { query: 'anná b' }],
  ['role=admin', { role: 'admin' }],
  ['state=deactivated', { state: 'deactivated' }],
  ['plan=0', { plan: 0 }],
  ['secondFactor=none', { secondFactor: 'none' }],
  ['sort=last-seen', { sort: 'last-seen' }],
  ['pages=3', { pages: 3 }],
  ['query=ben&role=user&pages=2', { query: 'ben', role: 'user', pages: 2 }],
])('%s is read and written', (query, said) => {
  const view = { ...EVERYBODY, ...said };
  expect(read(query)).toEqual(view);
  expect(addressOfView(view)).toBe(`/settings/people?${query}`);
});

test.each(['role=king', 'state=', 'plan=-1', 'plan=all', 'plan=1e3', 'sort=age', 'pages=0', 'pages=1.5', 'pages=x'])(
  '%s, which does not exist, counts as not said',
  (query) => {
    expect(read(query)).toEqual(EVERYBODY);
  },
);

test('no address loads pages without end', () => {
  expect(read('pages=100000').pages).toBe(40);
});
