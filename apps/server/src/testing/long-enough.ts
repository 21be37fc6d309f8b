/** Gives what happens after an answer 30 seconds: on a busy machine a second is none. */
export const LONG_ENOUGH = { timeout: 30_000 };
