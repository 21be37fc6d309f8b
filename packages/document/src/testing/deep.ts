/** True when the long versions of the property tests run (`npm run test:deep`). */
const deep = Boolean(import.meta.env.DEEP);

/** Returns the number of random cases of a property test: few in a normal run, many in a deep one. */
export function runs(normal: number, long: number): number {
  return deep ? long : normal;
}

/** Milliseconds a property test may take. */
export const PROPERTY_TIMEOUT = deep ? 300_000 : 30_000;
