/** Time after opening at which nothing else is waited for any more, milliseconds. */
const QUIET = 3000;

/**
 * Fetches code once the editor has opened, so that it is there when the connection is not. What cannot be fetched now is
 * asked for again when it is wanted. Returns what stops it.
 */
export function whenQuiet(...loads: readonly (() => Promise<unknown>)[]): () => void {
  const timer = window.setTimeout(() => {
    // A fetch that fails is told to the person, and some browsers never try it again.
    if (!navigator.onLine) return;
    for (const load of loads) void load().catch(() => undefined);
  }, QUIET);
  return () => window.clearTimeout(timer);
}
