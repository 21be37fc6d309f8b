import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';

/**
 * PostgreSQL stores no NUL, and UTF-8 has no half of a surrogate pair. Neither may get further than this: a NUL is
 * nothing anybody types, so it is refused; half a character is what is left when a program cuts a text in the middle of
 * an emoji, so it becomes the replacement character, as in every text that is decoded.
 */

const NUL = '\0';
const NUL_ESCAPE = '\\u0000';
const SURROGATE_ESCAPE = /\\u[dD][89a-fA-F]/;

function refusal(path: string): AppError {
  return new AppError('VALIDATION_FAILED', { details: [{ path, message: 'NUL characters are not allowed.' }] });
}

/** @throws AppError when the text holds a NUL; `path` names where it stands */
export function refuseNul(text: string, path: string): void {
  if (text.includes(NUL)) throw refusal(path);
}

/** @throws AppError when address or headers hold a NUL, raw or written as `%00` */
export function refuseNulInHead({ url, raw }: Pick<FastifyRequest, 'url' | 'raw'>): void {
  const [path = '', query = ''] = url.split('?', 2);
  if (path.includes('%00') || path.includes(NUL)) throw refusal('path');
  if (query.includes('%00') || url.includes(NUL)) throw refusal('query');
  for (const [name, value] of Object.entries(raw.headers)) refuseNul(String(value), `headers.${name}`);
}

/** @throws AppError when JSON text holds an escaped NUL; a raw one is no JSON */
export function refuseNulInJson(json: string): void {
  for (let at = json.indexOf(NUL_ESCAPE); at !== -1; at = json.indexOf(NUL_ESCAPE, at + NUL_ESCAPE.length)) {
    let start = at;
    while (json[start - 1] === '\\') start -= 1;
    // Two backslashes are one backslash of the text: only an odd one begins an escape.
    if ((at - start) % 2 === 0) throw refusal('body');
  }
}

/** The value that was read from this JSON text, with every half of a surrogate pair replaced. */
export function wellFormed(value: unknown, json: string): unknown {
  if (!SURROGATE_ESCAPE.test(json)) return value;
  const root = { value };
  const pending: object[] = [root];
  for (let parent = pending.pop(); parent !== undefined; parent = pending.pop()) repair(parent, pending);
  return root.value;
}

/** Repairs names and texts without recursion: the sender decides how deep a body goes. */
function repair(parent: object, pending: object[]): void {
  for (const [key, value] of Object.entries(parent)) {
    const goodKey = key.toWellFormed();
    if (goodKey !== key) Reflect.deleteProperty(parent, key);
    if (typeof value === 'string') Reflect.set(parent, goodKey, value.toWellFormed());
    else if (goodKey !== key) Reflect.set(parent, goodKey, value);
    if (typeof value === 'object' && value !== null) pending.push(value);
  }
}
