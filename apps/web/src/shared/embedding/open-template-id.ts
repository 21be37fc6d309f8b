/** The template in the address; it is open, or about to be. */
export function openTemplateId(path: string = window.location.pathname): string | null {
  const id = /^\/edit\/([^/]+)/.exec(path)?.[1];
  return id === undefined ? null : decodeURIComponent(id);
}
