/** The limit of a list that has none: SQLite knows no offset without one. */
export const EVERYTHING = 2 ** 31;
