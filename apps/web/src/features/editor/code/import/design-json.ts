import { isJsonObject, type JsonObject } from '@mailwright/document';

/** Whether a text is meant to be JSON: it begins as an object or a list of things does, which no HTML does. */
export function looksLikeJson(text: string): boolean {
  return /^\s*(?:\{\s*["}]|\[\s*[{"\]])/.test(text);
}

let last: { readonly text: string; readonly json: JsonObject | null } | null = null;

/** The object a text holds; null when it holds none. Every source asks the same of the same text, so the last is kept. */
export function designJson(text: string): JsonObject | null {
  if (last?.text !== text) last = { text, json: parse(text) };
  return last.json;
}

function parse(text: string): JsonObject | null {
  if (!looksLikeJson(text)) return null;
  try {
    const json: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    return isJsonObject(json) ? json : null;
  } catch {
    return null;
  }
}
