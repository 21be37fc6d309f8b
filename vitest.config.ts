import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { compileCache } from './tools/runtime/compile-cache.mjs';

/** Long proofs, for `npm run test:deep` alone. */
const deep = process.env.DEEP ? [] : ['**/*.deep.test.ts'];

export default defineConfig({
  test: {
    // A quarter of the tests' time is waiting for processes, clocks and connections: one worker more than processors.
    maxWorkers: availableParallelism() + 1,
    // Importing everything anew took longer than the tests of most files. What a test puts in a global's place goes
    // by itself; `vi.mock` would be too late for what another file has imported, so code is given what it uses.
    isolate: false,
    unstubGlobals: true,
    unstubEnvs: true,
    restoreMocks: true,
    // A busy machine is no failure: what must be quick is proved by `npm run bench limits`.
    testTimeout: 60_000,
    // One that needs its second try is listed as flaky. What a law was refuted with is a fault, however rare.
    retry: process.env.CI ? { count: 1, condition: /^(?!Property failed)/ } : 0,
    projects: [
      { extends: true, test: { name: 'packages', include: ['packages/*/src/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...deep],
          // Starts a real PostgreSQL, which the conformance suite runs on beside SQLite.
          globalSetup: 'apps/server/src/testing/global-setup.ts',
          hookTimeout: 120_000,
          // Forty real processes start here: each compiles what the one before it has left.
          env: compileCache,
        },
      },
      { extends: true, test: { name: 'web', include: ['apps/web/src/**/*.test.{ts,tsx}'] } },
      {
        extends: true,
        test: { name: 'tools', include: ['tools/**/*.test.ts', 'bench/**/*.test.ts', 'apps/web/build/**/*.test.ts'] },
      },
    ],
  },
});
