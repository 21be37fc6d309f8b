/** Text with `\n` alone as its line ends. */
export async function* plainLineEnds(text: AsyncIterable<string>): AsyncGenerator<string, void> {
  let isHeld = false;
  for await (const part of text) {
    const all: string = isHeld ? `\r${part}` : part;
    isHeld = all.endsWith('\r');
    const plain = (isHeld ? all.slice(0, -1) : all).replace(/\r\n?/g, '\n');
    if (plain !== '') yield plain;
  }
  if (isHeld) yield '\n';
}

/** The beginning of a text, at least `length` characters where there are as many, and all of it, the beginning included. */
export async function peeked(
  text: AsyncIterable<string>,
  length: number,
): Promise<readonly [beginning: string, all: AsyncIterable<string>]> {
  const coming = text[Symbol.asyncIterator]();
  let beginning = '';
  let isDone = false;
  while (!isDone && beginning.length < length) {
    const next = await coming.next();
    isDone = next.done === true;
    if (!next.done) beginning += next.value;
  }
  async function* all(): AsyncGenerator<string, void> {
    try {
      if (beginning !== '') yield beginning;
      for (let next = await coming.next(); !next.done; next = await coming.next()) yield next.value;
    } finally {
      await coming.return?.();
    }
  }
  return [beginning, all()];
}
