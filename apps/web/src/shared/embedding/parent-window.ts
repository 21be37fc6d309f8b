import { type CloseReason, type FrameMessage, fromFrame } from '@mailwright/embed';

/** The window as far as it matters here. */
interface Place {
  readonly window: Pick<Window, 'parent'> & { readonly location: Pick<Location, 'search' | 'origin'> };
  readonly referrer: string;
  /** The origins of the pages around this one, where the browser tells. */
  readonly ancestorOrigins: readonly string[];
  readonly parents: Parents;
}

interface Parents {
  /** Origins that may embed the product, besides its own. */
  readonly allowed: readonly string[];
  /** The one that handed over the session: from then on nobody else is spoken to. */
  readonly host: string | null;
}

let parents: Parents = { allowed: [], host: null };

export function allowParents(origins: readonly string[]): void {
  parents = { ...parents, allowed: origins };
}

export function keepToHost(origin: string): void {
  parents = { ...parents, host: origin };
}

/** Whether this page was asked to be a part of another one: it offers to cancel then, and leads nowhere else. */
export function isEmbedded(search: string = window.location.search): boolean {
  const asked = new URLSearchParams(search).get('embed');
  return asked !== null && asked !== 'false';
}

/** Whether there is a page around this one. */
export function isFramed(): boolean {
  return window.parent !== window;
}

/**
 * Tells the page around this one; nothing without being embedded, and nothing to origins that were not allowed. A page
 * that stands alone is its own parent, as browsers have it.
 */
export function notifyParent(message: FrameMessage, place: Place = here()): void {
  if (!isEmbedded(place.window.location.search)) return;
  for (const origin of parentOrigins(place)) place.window.parent.postMessage(fromFrame(message), origin);
}

/** Origins whose messages count. */
export function trustedOrigins(): readonly string[] {
  return parents.host === null ? [window.location.origin, ...parents.allowed] : [parents.host];
}

/** The person is done here. Where no page around this one could act on that, the way leads out of embedded mode. */
export function closeEmbedded(templateId: string | null, reason: CloseReason): void {
  notifyParent({ type: 'close', templateId, reason });
  if (!isFramed()) window.location.assign('/');
}

/** The parent's origin if it is one of those allowed; all of those where nobody says which it is. */
function parentOrigins({ window, referrer, ancestorOrigins, parents: { allowed, host } }: Place): readonly string[] {
  if (window.parent === window) return [window.location.origin];
  if (host !== null) return [host];
  const trusted = [...new Set([window.location.origin, ...allowed])];
  const known = ancestorOrigins[0] ?? originOf(referrer);
  return known === null ? trusted : trusted.filter((origin) => origin === known);
}

function originOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).origin : null;
}

function here(): Place {
  return {
    window,
    referrer: document.referrer,
    ancestorOrigins: [...(location.ancestorOrigins ?? [])],
    parents,
  };
}
