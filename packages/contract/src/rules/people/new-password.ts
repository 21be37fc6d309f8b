/** Characters of a password that somebody chooses. Longer ones are no harder to guess, and cost time to check. */
export const NEW_PASSWORD = { min: 12, max: 256 } as const;
