import { type CallInput, type CallResult, type Endpoint, fillPath } from '@mailwright/contract';
import { currentSession, noteFactorDue, replaceSession } from '../session/session-store.ts';
import { ApiError } from './api-error.ts';

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** True when the request continues after the page is left, e.g. one that releases a lock. */
  readonly keepalive?: boolean;
}

/** Body of a row's successful answers; a union where a row has several of them (200, and 202 for an oversize answer). */
export type Answer<E extends Endpoint> = CallResult<E>['body'];

/** Input of a row without its types, for the code that sends it. */
interface WireInput {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly files?: readonly File[];
}

/**
 * Calls a row of the contract's endpoint table.
 * @throws ApiError for every refusal, for no answer (`NETWORK`) and for an answer that is not the contract's
 */
export async function call<E extends Endpoint>(
  row: E,
  input: CallInput<E>,
  options: CallOptions = {},
): Promise<Answer<E>> {
  const session = currentSession();
  let response = await send(row, input as WireInput, options);
  if (response.status === 401 && row.auth !== 'public' && (await replaceSession(session))) {
    response = await send(row, input as WireInput, options);
  }
  const body = await read(response);
  if (response.ok) return body as Answer<E>;
  throw toError(response.status, body);
}

async function send(row: Endpoint, input: WireInput, options: CallOptions): Promise<Response> {
  try {
    return await fetch(addressOf(row, input), {
      method: row.method,
      headers: headersOf(row, input),
      body: bodyOf(row, input),
      signal: options.signal ?? null,
      keepalive: options.keepalive ?? false,
    });
  } catch (error) {
    if (options.signal?.aborted === true) throw error;
    throw new ApiError(0, 'NETWORK', '', undefined, { cause: error });
  }
}

/** Returns the path with its parameters, and the query with all values that are not undefined. */
export function addressOf(row: Pick<Endpoint, 'path'>, { params, query = {} }: WireInput): string {
  const path = fillPath(row.path, params);
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.append(name, String(value));
  return search.size === 0 ? path : `${path}?${search}`;
}

/** Returns the headers that prove the session; none for a public row or without a session. */
export function sessionHeaders(auth: Endpoint['auth']): Record<string, string> {
  const session = currentSession();
  if (auth === 'public' || session === null) return {};
  const bearer = { authorization: `Bearer ${session.token}` };
  return auth === 'session' ? { ...bearer, sessionId: session.sessionId } : bearer;
}

function headersOf(row: Endpoint, input: WireInput): Headers {
  const headers = new Headers({ accept: 'application/json', ...sessionHeaders(row.auth) });
  if (input.body !== undefined && row.upload === undefined) headers.set('content-type', 'application/json');
  for (const [name, value] of Object.entries(input.headers ?? {})) {
    if (value !== undefined) headers.set(name, String(value));
  }
  return headers;
}

function bodyOf(row: Endpoint, input: WireInput): FormData | string | null {
  if (row.upload === undefined) return input.body === undefined ? null : JSON.stringify(input.body);
  const form = new FormData();
  for (const [name, value] of Object.entries(input.body ?? {})) if (value !== undefined) form.append(name, value);
  for (const file of input.files ?? []) form.append(row.upload.files, file, file.name);
  return form;
}

async function read(response: Response): Promise<unknown> {
  const text = response.status === 204 ? '' : await response.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ApiError(response.status, 'UNREADABLE', '', text, { cause });
  }
}

/**
 * Returns the error of a refusal, from its status and its JSON body. When it says that a second factor must be set up, the page
 * is replaced by that set-up.
 */
export function toError(status: number, body: unknown): ApiError {
  const { code, error, message } = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  if (code === 'SECOND_FACTOR_REQUIRED') noteFactorDue();
  const sentence = typeof error === 'string' ? error : typeof message === 'string' ? message : '';
  return new ApiError(status, typeof code === 'string' ? code : 'UNREADABLE', sentence, body);
}
