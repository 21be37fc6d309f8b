import { expect, test } from 'vitest';
import { returnPath } from './return-path.ts';

test('after signing in one comes back to the same place', () => {
  expect(returnPath('/edit/abc?system=true')).toBe('/edit/abc?system=true');
});

const ELSEWHERE = [
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n\\evil.example',
];

test.each([null, '', ...ELSEWHERE, '/login', '/not-found'])('%s leads to the dashboard', (next) => {
  expect(returnPath(next)).toBe('/');
});
