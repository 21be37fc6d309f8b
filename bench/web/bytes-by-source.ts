import { decode } from '@jridgewell/sourcemap-codec';

export interface SourceMap {
  readonly sources: readonly (string | null)[];
  readonly mappings: string;
}

/** Returns how many characters of a built file come from each source; text of the bundler itself counts under ''. */
export function bytesBySource(code: string, map: SourceMap): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const add = (source: string, length: number) => found.set(source, (found.get(source) ?? 0) + length);
  const lines = code.split('\n');
  for (const [index, segments] of decode(map.mappings).entries()) {
    const length = lines[index]?.length ?? 0;
    add('', segments[0]?.[0] ?? length);
    for (const [place, [column, source]] of segments.entries()) {
      const end = segments[place + 1]?.[0] ?? length;
      add(source === undefined ? '' : (map.sources[source] ?? ''), end - column);
    }
  }
  return found;
}
