/** So many files are prepared and sent at once, whichever part of the page they came in by. */
const SLOTS = 3;

let free = SLOTS;
const waiting = new Set<() => void>();

/**
 * Waits for its turn; the answer gives the turn back.
 * @throws the signal's reason when it is given up before
 */
export async function takeSlot(signal: AbortSignal): Promise<() => void> {
  signal.throwIfAborted();
  if (free > 0) free -= 1;
  else await myTurn(signal);
  return () => {
    const [next] = waiting;
    if (!next) free += 1;
    else {
      waiting.delete(next);
      next();
    }
  };
}

function myTurn(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      waiting.delete(turn);
      reject(signal.reason);
    };
    const turn = () => {
      signal.removeEventListener('abort', giveUp);
      resolve();
    };
    waiting.add(turn);
    signal.addEventListener('abort', giveUp, { once: true });
  });
}
