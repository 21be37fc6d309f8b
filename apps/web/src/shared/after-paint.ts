import { startTransition, useEffect, useState } from 'react';

/** Calls back once the browser has shown what is drawn now. Returns what stops it. */
export function afterPaint(run: () => void): () => void {
  const { port1, port2 } = new MessageChannel();
  const frame = requestAnimationFrame(() => port2.postMessage(null));
  port1.onmessage = () => {
    port1.close();
    run();
  };
  return () => {
    cancelAnimationFrame(frame);
    port1.close();
  };
}

/**
 * The value as of the last paint: what depends on it is drawn one frame later than what must follow a press at once.
 * `atOnce` does not wait.
 */
export function useAfterPaint<T>(value: T, atOnce = false): T {
  const [shown, setShown] = useState(value);
  if (atOnce && !Object.is(value, shown)) setShown(() => value);
  useEffect(() => {
    if (Object.is(value, shown)) return;
    return afterPaint(() => startTransition(() => setShown(() => value)));
  }, [value, shown]);
  return atOnce ? value : shown;
}
