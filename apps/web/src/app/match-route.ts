import type { ComponentType } from 'react';

export interface Route {
  /** Pattern of the whole path; its named groups become the page's params. */
  readonly path: RegExp;
  /** True when the page is shown without a session too. */
  readonly open?: boolean;
  readonly load: () => Promise<ComponentType>;
}

export interface RouteMatch {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

/** Returns the page of a path with the named parts of the path, decoded; null if no page has that path. */
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

/** Decodes a part of the path. A part with an incomplete escape, such as `100%`, is returned as it is. */
function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
