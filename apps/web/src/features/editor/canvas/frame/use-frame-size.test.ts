import { expect, test } from 'vitest';
import { deviceWidth } from './use-frame-size.ts';

test('a phone is 375 and a tablet 768 pixels wide whatever the room', () => {
  expect(deviceWidth('phone', 1400, 100)).toBe(375);
  expect(deviceWidth('tablet', 500, 100)).toBe(768);
});

test('a desktop takes the room there is, at least 1024', () => {
  expect(deviceWidth('desktop', 1400, 100)).toBe(1400);
  expect(deviceWidth('desktop', 700, 100)).toBe(1024);
});

test('a desktop at half size has twice the room', () => {
  expect(deviceWidth('desktop', 700, 50)).toBe(1400);
});
