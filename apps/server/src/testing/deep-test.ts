import { test } from 'vitest';

/** A long proof, which only `npm run test:deep` knows of: it is no skipped test of other runs. */
export const deepTest = (process.env.DEEP ? test : () => undefined) as typeof test;
