import type { InjectOptions } from 'fastify';
import { formBody, type SentBody } from './file-form.ts';
import type { FuzzRequest } from './request-arbitrary.ts';

/** A request as it goes over the wire; `fill` puts values where known ones belong. */
export function writeRequest(
  { operation, path, query, header, body }: FuzzRequest,
  fill: (value: unknown) => unknown,
): InjectOptions {
  const inPath = fill(path) as Record<string, unknown>;
  const url = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(asText(inPath[name])));
  const asked = new URLSearchParams(
    Object.entries(fill(query) as object).map(
      ([name, value]) => [name, asText(value).toWellFormed()] as [string, string],
    ),
  );
  const sent = sentBody(body, fill);
  return {
    method: operation.method,
    url: asked.size > 0 ? `${url}?${asked}` : url,
    headers: { ...asHeaders(fill(header) as object), ...sent?.headers },
    ...(sent && { payload: sent.payload }),
  };
}

function sentBody(body: FuzzRequest['body'], fill: (value: unknown) => unknown): SentBody | null {
  if (body === null) return null;
  if ('raw' in body) return body.raw;
  if ('form' in body) {
    const fields = Object.entries(fill(body.form.fields) as object).map(([name, value]) => [name, asText(value)]);
    return formBody({ ...body.form, fields: Object.fromEntries(fields) });
  }
  return { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(fill(body.json)) ?? '' };
}

function asText(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/**
 * Returns a text encoded for an address. Without text, or with dots that lead to another place, the address would be one of
 * another call.
 */
function encoded(text: string): string {
  const place = encodeURIComponent(text.toWellFormed()).slice(0, 4000);
  return /^\.{0,2}$/.test(place) ? '-' : place;
}

/** A client can send no other characters in a header. */
function asHeaders(values: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      asText(value)
        .replaceAll(/[^\x20-\x7e]/g, '?')
        .slice(0, 2000),
    ]),
  );
}
