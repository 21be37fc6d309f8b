/** Returns a function that runs one piece of work at a time: each begins when the one before it has ended, however it ended. */
export function createTurns(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    last = mine.catch(() => null);
    return mine;
  };
}
