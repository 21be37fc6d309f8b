import { currentSession } from './session/session-store.ts';

export type SaveStatus = 'saving' | 'saved' | 'failed';

/** What the page around an embedded one is told. */
export type ParentMessage =
  | { readonly type: 'ready' | 'close'; readonly templateId: string }
  | { readonly type: 'save-status'; readonly templateId: string; readonly status: SaveStatus };

/** The window as far as it matters here. */
interface Place {
  readonly window: Pick<Window, 'parent'> & { readonly location: Pick<Location, 'search' | 'origin'> };
  readonly referrer: string;
  /** The origins of the pages around this one, where the browser tells. */
  readonly ancestorOrigins: readonly string[];
  /** Origins that may embed the product, besides its own. */
  readonly embedOrigins: readonly string[];
}

/** Whether this page stands in another one that asked for it as a part of itself. */
export function isEmbedded({ window }: Pick<Place, 'window'> = here()): boolean {
  return window.parent !== window && new URLSearchParams(window.location.search).has('embed');
}

/** Tells the page around this one; nothing where there is none, and nothing to origins that were not allowed. */
export function tellParent(message: ParentMessage, place: Place = here()): void {
  if (!isEmbedded(place)) return;
  for (const origin of parentOrigins(place)) {
    place.window.parent.postMessage({ source: 'mailwright', ...message }, origin);
  }
}

/** The parent's origin if it is one of those allowed; all of those where nobody says which it is. */
function parentOrigins({ window, referrer, ancestorOrigins, embedOrigins }: Place): readonly string[] {
  const allowed = [...new Set([window.location.origin, ...embedOrigins])];
  const known = ancestorOrigins[0] ?? originOf(referrer);
  return known === null ? allowed : allowed.filter((origin) => origin === known);
}

function originOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).origin : null;
}

function here(): Place {
  return {
    window,
    referrer: document.referrer,
    ancestorOrigins: [...(location.ancestorOrigins ?? [])],
    embedOrigins: currentSession()?.account.embedOrigins ?? [],
  };
}
