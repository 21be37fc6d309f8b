/** Time for what happens after an answer, milliseconds: on a busy machine a second is too short. */
export const LONG_ENOUGH = { timeout: 30_000 };
