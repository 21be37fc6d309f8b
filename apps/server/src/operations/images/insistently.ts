/** A storage that is asked for everything it has may be slow once. */
const TRIES = 3;

/** Tries again what a busy store did not do the first time. */
export async function insistently<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      if (tries === TRIES) throw error;
    }
  }
}
