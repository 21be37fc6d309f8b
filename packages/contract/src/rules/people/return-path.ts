/**
 * Returns the path to open after signing in: a path of this app, `/` for anything else. `//host` would leave the app,
 * and browsers drop tabs and line ends.
 */
export function returnPath(next: string | null): string {
  if (next === null || !/^\/(?![/\\])\S*$/.test(next)) return '/';
  return /^\/(login|not-found)\b/.test(next) ? '/' : next;
}
