import { isJsonObject, type JsonObject } from '@mailwright/document';

/** Returns whether a text is meant to be JSON: it begins as an object or a list of objects does, which no HTML does. */
export function looksLikeJson(text: string): boolean {
  return /^\s*(?:\{\s*["}]|\[\s*[{"\]])/.test(text);
}

/**
 * Content of a text: an object, other JSON (`json` is null), or no JSON, with the line of the error when the browser says
 * it.
 */
export type DesignJson =
  | { readonly ok: true; readonly json: JsonObject | null }
  | { readonly ok: false; readonly line: number | null };

let last: { readonly text: string; readonly read: DesignJson } | null = null;

/** Every source asks the same of the same text, so the last answer is kept. */
export function readDesignJson(text: string): DesignJson {
  if (last?.text !== text) last = { text, read: parse(text) };
  return last.read;
}

/** The object a text holds; null when it holds none. */
export function designJson(text: string): JsonObject | null {
  const read = readDesignJson(text);
  return read.ok ? read.json : null;
}

function parse(text: string): DesignJson {
  if (!looksLikeJson(text)) return { ok: false, line: null };
  try {
    const json: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    return { ok: true, json: isJsonObject(json) ? json : null };
  } catch (error) {
    return { ok: false, line: lineOf(error, text) };
  }
}

/** Browsers say it in words: `at position 12`, `at line 3 column 4`. */
function lineOf(error: unknown, text: string): number | null {
  const words = error instanceof Error ? error.message : '';
  const [, line] = /\bline (\d+)/.exec(words) ?? [];
  if (line !== undefined) return Number(line);
  const [, position] = /\bposition (\d+)/.exec(words) ?? [];
  return position === undefined ? null : text.slice(0, Number(position)).split('\n').length;
}
