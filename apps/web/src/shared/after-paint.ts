import { startTransition, useEffect, useState } from 'react';

/** Runs `run` once the browser has shown what is drawn now. Returns a function that cancels it. */
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
 * Returns the value as of the last paint: content that depends on it is drawn one frame later than content that must follow a
 * press at once. With `atOnce`, it returns the current value.
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
