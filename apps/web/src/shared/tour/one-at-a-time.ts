/** Runs what it is given one after the other: each begins when all before it have ended, well or not. */
export function oneAtATime(): (show: () => Promise<void>) => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return (show) => {
    const turn = last.then(show);
    last = turn.catch(() => undefined);
    return turn;
  };
}
