const IN_PLACE_MS = 200;
const LINE_MS = 5000;

/**
 * Says how far something is and how long it has taken: in one line that is written over in a terminal, in a new line every
 * few seconds elsewhere. Returns what ends it and answers with the seconds it took.
 * @param {string} noun
 * @param {number} total
 * @param {() => number} countDone
 * @param {{ isTTY: boolean, write: (text: string) => unknown }} output
 */
export function showProgress(noun, total, countDone, output = process.stdout) {
  const started = Date.now();
  const seconds = () => (Date.now() - started) / 1000;
  const line = () => `  ${countDone()} of ${total} ${noun}, ${seconds().toFixed(0)} s`;
  const show = () => output.write(output.isTTY ? `\r${line()}\x1b[K` : `${line()}\n`);
  const timer = setInterval(show, output.isTTY ? IN_PLACE_MS : LINE_MS);
  return () => {
    clearInterval(timer);
    if (output.isTTY) output.write('\r\x1b[K');
    return seconds();
  };
}
