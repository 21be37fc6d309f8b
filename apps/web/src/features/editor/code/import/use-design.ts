import { useEffect, useMemo, useState } from 'react';
import { looksLikeJson, readDesignJson } from './source/design-json.ts';
import type { SentFile } from './source/files/read-import-files.ts';
import { type ImportKind, importSourceOf, type ReadDesign } from './source/import-source.ts';

/** State of a text as a design. */
export type Design =
  | { readonly state: 'none' }
  /** JSON that is broken, from `line` on, or that is none of the designs we know. */
  | { readonly state: 'unreadable'; readonly problem: 'broken' | 'unknown'; readonly line: number | null }
  | { readonly state: 'reading'; readonly kind: ImportKind }
  | { readonly state: 'failed'; readonly kind: ImportKind; readonly error: unknown }
  | { readonly state: 'read'; readonly kind: ImportKind; readonly text: string; readonly imported: ReadDesign };

const NONE: Design = { state: 'none' };

type Answer = Extract<Design, { state: 'failed' | 'read' }> & {
  readonly text: string;
  readonly files: readonly SentFile[];
};

/**
 * Tells by itself what sort of design a text is, and reads it, with the files that came along. A text that has changed
 * since gives up the reading.
 */
export function useDesign(text: string, files: readonly SentFile[]): Design {
  const source = useMemo(() => importSourceOf(text), [text]);
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    if (!source) return;
    const { kind } = source;
    const running = new AbortController();
    source.read(text, running.signal, files).then(
      (imported) => !running.signal.aborted && setAnswer({ state: 'read', kind, text, files, imported }),
      (error: unknown) => !running.signal.aborted && setAnswer({ state: 'failed', kind, text, files, error }),
    );
    return () => running.abort();
  }, [source, text, files]);

  if (source) return answer?.text === text && answer.files === files ? answer : { state: 'reading', kind: source.kind };
  if (!looksLikeJson(text)) return NONE;
  const read = readDesignJson(text);
  return {
    state: 'unreadable',
    ...(read.ok ? { problem: 'unknown', line: null } : { problem: 'broken', line: read.line }),
  };
}
