/** Returns how many random cases a property test tries: few in a normal run, many in a deep one (`npm run test:deep`). */
export function runs(normal: number, long: number): number {
  return import.meta.env.DEEP ? long : normal;
}

/** Milliseconds a property test may take. */
export const PROPERTY_TIMEOUT = import.meta.env.DEEP ? 600_000 : 30_000;
