import { expect, test } from 'vitest';
import { onThisOrigin } from './view-link.ts';

const here = { hostname: '127.0.0.1', port: '3000', origin: 'http://127.0.0.1:3000' };

test('a page of this machine is opened under the name the app is open under', () => {
  expect(onThisOrigin('http://localhost:3000/show/a?view=b', here)).toBe('http://127.0.0.1:3000/show/a?view=b');
});

test('pages with a host of their own stay there', () => {
  expect(onThisOrigin('https://pages.example/show/a', here)).toBe('https://pages.example/show/a');
  expect(onThisOrigin('http://localhost:4000/show/a', here)).toBe('http://localhost:4000/show/a');
});
