/**
 * Changes of the schema that a release before them cannot work with end like this: they take away or rename what it
 * reads, or ask for what it does not write. All others only add, so that servers of both releases work side by side.
 */
const TAKES_AWAY = /-contract$/;

/** Changes of a database that this release does not know. */
export interface NewerChanges {
  /** Changes that this release works with. */
  readonly survived: readonly string[];
  /** One that it does not, if any. */
  readonly fatal: string | undefined;
}

/**
 * Returns which changes of a database are of a newer release. While changes of this release are still missing, the two
 * releases have diverged, and nothing is known about what is between them.
 */
export function newerChanges(applied: readonly string[], known: readonly string[]): NewerChanges {
  const unknown = applied.filter((name) => !known.includes(name));
  const isBehind = known.some((name) => !applied.includes(name));
  const fatal = unknown.find((name) => isBehind || TAKES_AWAY.test(name));
  return { survived: unknown, fatal };
}
