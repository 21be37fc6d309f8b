interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}

/** Vite's build manifest: modules and shared chunks by name. */
export type Manifest = Readonly<Record<string, Chunk>>;

/** The JavaScript files a module needs before it can run; what it imports dynamically comes later and is left out. */
export function chunksOf(manifest: Manifest, name: string, found = new Set<string>()): ReadonlySet<string> {
  const chunk = manifest[name];
  if (!chunk || found.has(chunk.file)) return found;
  if (chunk.file.endsWith('.js')) found.add(chunk.file);
  for (const needed of chunk.imports ?? []) chunksOf(manifest, needed, found);
  return found;
}
