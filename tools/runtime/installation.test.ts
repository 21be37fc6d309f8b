import { expect, test } from 'vitest';
import { installCommand } from './installation.mjs';

const lock = {
  '': {},
  'apps/server': { version: '0.1.0' },
  'node_modules/fastify': { version: '5.0.0' },
  'node_modules/vitest': { version: '5.1.0', dev: true },
  'node_modules/sharp-win32': { version: '1.0.0', optional: true },
};
const fastify = { 'node_modules/fastify': { version: '5.0.0' } };
const vitest = { 'node_modules/vitest': { version: '5.1.0', dev: true } };

test('a fresh clone gets what running needs to run, and everything for work on it', () => {
  expect(installCommand(lock, null, false)).toEqual(['ci', '--omit=dev']);
  expect(installCommand(lock, null, true)).toEqual(['ci']);
});

test('what is there is not installed again; packages of other systems are not missed', () => {
  expect(installCommand(lock, fastify, false)).toBeNull();
  expect(installCommand(lock, { ...fastify, ...vitest }, false)).toBeNull();
  expect(installCommand(lock, { ...fastify, ...vitest }, true)).toBeNull();
});

test('work on it after a start only adds what is missing', () => {
  expect(installCommand(lock, fastify, true)).toEqual(['install']);
});

test('a start after an update keeps what is there for tests', () => {
  const older = { 'node_modules/fastify': { version: '4.0.0' } };
  expect(installCommand(lock, older, false)).toEqual(['install', '--omit=dev']);
  expect(installCommand(lock, { ...older, ...vitest }, false)).toEqual(['install']);
});
