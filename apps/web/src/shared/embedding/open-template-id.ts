/** Returns the id of the template in the address, which is open or about to be; null for none. */
export function openTemplateId(path: string = window.location.pathname): string | null {
  const id = /^\/edit\/([^/]+)/.exec(path)?.[1];
  return id === undefined ? null : decodeURIComponent(id);
}
