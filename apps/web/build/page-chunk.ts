import { basename, dirname } from 'node:path';

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/**
 * Names the modules of a page's feature that the page opens with: what it imports itself or through others, not what it
 * asks for later. In one file they compress better than in the many the bundler makes of what lazy parts use, too.
 */
export function pageChunk(page: string): (id: string, modules: Modules) => string | null {
  const feature = dirname(page);
  const opening = new Set<string>();
  function follow(id: string, modules: Modules): void {
    if (opening.has(id) || !id.startsWith(`${feature}/`)) return;
    opening.add(id);
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) follow(imported, modules);
  }
  return (id, modules) => {
    follow(page, modules);
    return opening.has(id) ? basename(feature) : null;
  };
}
