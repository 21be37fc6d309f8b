/** Time after opening at which nothing else is waited for any more, milliseconds. */
const QUIET = 3000;

type Load = () => Promise<unknown>;

/**
 * Fetches code once the editor has opened, so that it is there when the connection is not. What cannot be fetched now is
 * asked for again when it is wanted. Returns what stops it.
 */
export function prefetchWhenIdle(...loads: readonly Load[]): () => void {
  const timer = window.setTimeout(() => fetchAhead(...loads), QUIET);
  return () => window.clearTimeout(timer);
}

/** Fetches code that may be wanted when the connection is gone. */
export function fetchAhead(...loads: readonly Load[]): void {
  // A fetch that fails is told to the person, and some browsers never try it again.
  if (!navigator.onLine) return;
  for (const load of loads) void load().catch(() => undefined);
}
