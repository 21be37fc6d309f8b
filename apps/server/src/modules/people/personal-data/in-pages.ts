/** Most rows held in memory at a time. */
export const PAGE = 100;

/** Yields all rows of a list, a page at a time: `read` returns those after one, in an order that is always the same. */
export async function* inPages<Row>(read: (after: Row | null) => Promise<readonly Row[]>): AsyncGenerator<Row> {
  for (let after: Row | null = null; ; ) {
    const page: readonly Row[] = await read(after);
    yield* page;
    if (page.length < PAGE) return;
    after = page.at(-1) ?? null;
  }
}
