import { type CloseReason, type FrameMessage, fromFrame } from '@mailwright/embed';

/** Facts about the window that are needed here. */
interface Place {
  readonly window: Pick<Window, 'parent'> & { readonly location: Pick<Location, 'search' | 'origin'> };
  readonly referrer: string;
  /** Origins of the pages around this one, where the browser provides them. */
  readonly ancestorOrigins: readonly string[];
  readonly parents: Parents;
}

interface Parents {
  /** Origins that may embed the product, besides its own. */
  readonly allowed: readonly string[];
  /** Origin that gave the session; from then on only this one gets messages. Null before. */
  readonly host: string | null;
}

let parents: Parents = { allowed: [], host: null };

export function allowParents(origins: readonly string[]): void {
  parents = { ...parents, allowed: origins };
}

export function keepToHost(origin: string): void {
  parents = { ...parents, host: origin };
}

/** Returns whether this page is to be a part of another one. Such a page offers to cancel, and links nowhere else. */
export function isEmbedded(search: string = window.location.search): boolean {
  const asked = new URLSearchParams(search).get('embed');
  return asked !== null && asked !== 'false';
}

/** Returns whether there is a page around this one. */
export function isFramed(): boolean {
  return window.parent !== window;
}

/**
 * Sends a message to the page around this one. It sends nothing when the page is not embedded, and nothing to origins that are
 * not allowed. A page without a page around it is its own parent, as browsers define it.
 */
export function notifyParent(message: FrameMessage, place: Place = here()): void {
  if (!isEmbedded(place.window.location.search)) return;
  for (const origin of parentOrigins(place)) place.window.parent.postMessage(fromFrame(message), origin);
}

/** Returns the origins whose messages are accepted. */
export function trustedOrigins(): readonly string[] {
  return parents.host === null ? [window.location.origin, ...parents.allowed] : [parents.host];
}

/** Tells the page around this one that the person is done. Without such a page it leaves embedded mode. */
export function closeEmbedded(templateId: string | null, reason: CloseReason): void {
  notifyParent({ type: 'close', templateId, reason });
  if (!isFramed()) window.location.assign('/');
}

/** Returns the parent's origin if it is an allowed one; all allowed origins where the parent's is unknown. */
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
