import type { SourceRange } from '../island.ts';

export function spliceSource(source: string, { start, end }: SourceRange, replacement: string): string {
  return source.slice(0, start) + replacement + source.slice(end);
}
