/** Brought by the build into a file, or a program that an image has of its own. */
const LEFT_OUT = /^(@iconify-json\/|@sparticuz\/chromium$|node-(linux|darwin|win|bin-))/;

/**
 * Folders of the packages that the server needs when it runs, by package-lock.json: what it names, what those name, and so
 * on. Optional ones are among them where they are installed, which are those of this system.
 * @param {Record<string, Record<string, any>>} lock what package-lock.json says of each folder
 * @param {(folder: string) => boolean} isInstalled
 * @returns {{ packages: string[], workspaces: string[] }} folders from the repository's root
 */
export function neededPackages(lock, isInstalled, start = 'apps/server') {
  const packages = new Set();
  const workspaces = new Set();
  const waiting = [start];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    if (packages.has(folder) || workspaces.has(folder)) continue;
    (folder.includes('node_modules/') ? packages : workspaces).add(folder);
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = lock[folder];
    const optional = new Set(Object.keys(optionalDependencies ?? {}));
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const isExtra = peerDependenciesMeta?.[name]?.optional && dependencies?.[name] === undefined;
      if (LEFT_OUT.test(name) || isExtra) continue;
      const found = resolved(name, folder, lock);
      if (found !== null && isInstalled(found)) waiting.push(found);
      else if (!optional.has(name)) throw new Error(`${folder} needs ${name}, which is not installed: run npm ci`);
    }
  }
  return { packages: [...packages].sort(), workspaces: [...workspaces].sort() };
}

/** As Node looks for it: beside the package, then further up; a workspace is a link there. */
function resolved(name, from, lock) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const candidate = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    const entry = folder.endsWith('node_modules') ? undefined : lock[candidate];
    if (entry) return entry.link ? entry.resolved : candidate;
    if (folder === '') return null;
  }
}
