import { expect, test } from 'vitest';
import { isOurs, originOf } from './origin-of.ts';

test('a source belongs to the package of ours whose folder it lies in, or to its family of libraries', () => {
  expect(originOf('/repo/apps/web/src/main.tsx')).toBe('apps/web');
  expect(originOf('/repo/packages/blocks/src/index.ts')).toBe('packages/blocks');
  expect(originOf('/repo/node_modules/react-dom/cjs/react-dom-client.production.js')).toBe('React');
  expect(originOf('/repo/node_modules/@mantine/core/esm/index.mjs')).toBe('Mantine');
  expect(originOf('/repo/apps/web/node_modules/zustand/esm/index.mjs')).toBe('zustand');
  expect(originOf('')).toBe('bundler');
  expect([isOurs('packages/blocks'), isOurs('React')]).toEqual([true, false]);
});
