/** Whether the long versions of the property tests run (`npm run test:deep`). */
const deep = Boolean(import.meta.env.DEEP);

/** How many random cases a property test tries: few in a normal run, many in a deep one. */
export function runs(normal: number, long: number): number {
  return deep ? long : normal;
}

/** Milliseconds a property test may take. */
export const PROPERTY_TIMEOUT = deep ? 300_000 : 30_000;
