/** Most tries of one request to a storage, which may be slow once when it is asked for everything it has. */
const MAX_STORAGE_TRIES = 3;

/** Tries again what a busy store did not do the first time. */
export async function insistently<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      if (tries === MAX_STORAGE_TRIES) throw error;
    }
  }
}
