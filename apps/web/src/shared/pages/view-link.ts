import { endpoints } from '@mailwright/contract';
import { call } from '../api/call.ts';
import { isLocalHost } from '../session/is-local-host.ts';

/** Returns the signed address of a template's page, or of a version of it; valid for five minutes. */
export async function viewLink(id: string, versionDate?: string, signal?: AbortSignal): Promise<string> {
  const query = versionDate === undefined ? {} : { versionDate };
  const { url } = await call(
    endpoints.pages.viewLink,
    { params: { id }, query },
    signal === undefined ? {} : { signal },
  );
  return onThisOrigin(url, location);
}

/**
 * Returns the address on this page's origin. A machine has several names, and the app could not frame a page under another name
 * than its own.
 */
export function onThisOrigin(url: string, here: Pick<Location, 'hostname' | 'port' | 'origin'>): string {
  const { hostname, port, pathname, search } = new URL(url);
  const same = isLocalHost(hostname) && isLocalHost(here.hostname) && port === here.port;
  return same ? here.origin + pathname + search : url;
}
