/** The limit of a list that has none: SQLite knows no offset without one. */
export const NO_LIMIT = 2 ** 31;
