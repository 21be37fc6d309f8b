import { endpoints } from '@mailwright/contract';
import { call } from '../api/call.ts';
import { isLocalHost } from '../session/is-local-host.ts';

/** The signed address of a template's page, or of a version of it; good for five minutes. */
export async function viewLink(id: string, versionDate?: string, signal?: AbortSignal): Promise<string> {
  const query = versionDate === undefined ? {} : { versionDate };
  const { url } = await call(
    endpoints.pages.viewLink,
    { params: { id }, query },
    signal === undefined ? {} : { signal },
  );
  return onThisOrigin(url, location);
}

/** A machine has several names for itself; under another one than the app's, the app could not frame the page. */
export function onThisOrigin(url: string, here: Pick<Location, 'hostname' | 'port' | 'origin'>): string {
  const { hostname, port, pathname, search } = new URL(url);
  const same = isLocalHost(hostname) && isLocalHost(here.hostname) && port === here.port;
  return same ? here.origin + pathname + search : url;
}
