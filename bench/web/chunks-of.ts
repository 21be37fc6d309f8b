interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** Vite's build manifest: modules and shared chunks by name. */
export type Manifest = Readonly<Record<string, Chunk>>;

/** The files a module needs before it can run, styles too; what it imports dynamically comes later and is left out. */
export function filesOf(manifest: Manifest, name: string, found = new Set<string>()): ReadonlySet<string> {
  const chunk = manifest[name];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const sheet of chunk.css ?? []) found.add(sheet);
  for (const needed of chunk.imports ?? []) filesOf(manifest, needed, found);
  return found;
}

/** The JavaScript among them. */
export function chunksOf(manifest: Manifest, name: string): ReadonlySet<string> {
  return new Set([...filesOf(manifest, name)].filter((file) => file.endsWith('.js')));
}
