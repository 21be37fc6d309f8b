import type { ComponentType } from 'react';

export interface Route {
  /** The whole path; named groups become the page's params. */
  readonly path: RegExp;
  /** Shown without a session, too. */
  readonly open?: boolean;
  readonly load: () => Promise<ComponentType>;
}

export interface RouteMatch {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

/** The page of a path with the parts it names, decoded; null if no page has that path. */
export function matchRoute(pathname: string, routes: readonly Route[]): RouteMatch | null {
  for (const route of routes) {
    const groups = route.path.exec(pathname);
    if (groups !== null) return { route, params: decoded(groups.groups ?? {}) };
  }
  return null;
}

function decoded(groups: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(groups).map(([name, part]) => [name, decodePart(part)]));
}

/** Half an escape, as in `100%`, stands for itself. */
function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
