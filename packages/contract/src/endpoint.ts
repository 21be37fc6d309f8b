import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import { LIMITS } from './limits.ts';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** `session`: bearer token and sessionId header of one live session; `bearer`: the token alone; `public`: neither. */
export type AuthRule = 'session' | 'bearer' | 'public';

/** Limit on the amount of work that one caller may ask for in a period; more is refused with 429 `RATE_LIMITED`. */
export interface RateLimit {
  /** Name of the budget. Rows with the same name share it. */
  readonly budget: string;
  /** Most work that may be done within `minutes`. */
  readonly max: number;
  readonly minutes: number;
  /** Caller that the work is counted for; `account` counts each pair of an account and the address it is tried from. */
  readonly per: 'person' | 'address' | 'account';
  /** `call`: each call costs 1; `handler`: the handler says what a call costs, once it knows. */
  readonly cost: 'call' | 'handler';
  /**
   * `database`: each piece of work is counted and expires by itself; `process`: a sum that a restart may forget. Both
   * are shared by all servers.
   */
  readonly counted: 'database' | 'process';
}

/** Files that a row accepts, sent as `multipart/form-data`; `body` then describes the other fields. */
export interface UploadShape {
  /** Name of the form field that holds the files. */
  readonly files: string;
  readonly maxFiles: number;
  readonly maxFileBytes: number;
  /** The one file is read as it arrives and is never held as a whole; there are no other fields. */
  readonly streamed?: true;
}

/** A row of the endpoint table. The server mounts it, the web client calls it, the OpenAPI document is printed from it. */
export interface Endpoint {
  readonly method: HttpMethod;
  /** With parameters in braces, e.g. `/api/v2/usertemplate/{id}`. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly auth: AuthRule;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  /** Header names in lower case. */
  readonly headers?: z.ZodObject;
  readonly body?: z.ZodType;
  /** The most bytes a request may have; `LIMITS.requestBytes` where templates or images are sent, little elsewhere, least without a session. */
  readonly maxBody?: number;
  /** Set where a call makes this server do a good deal, or may not be tried again and again. */
  readonly rates?: readonly RateLimit[];
  readonly upload?: UploadShape;
  /** Set where it also answers those who have to set up a second factor first. */
  readonly beforeSecondFactor?: true;
  /** Set where the answer is not JSON: its media type, or those it may have. */
  readonly produces?: string | readonly string[];
  /** Headers of answers that are no error and tell more than how they travel: what each holds, by name. */
  readonly answerHeaders?: Readonly<Record<string, string>>;
  /** Errors beyond those that auth, parameters and body bring along. */
  readonly errors?: readonly ErrorCode[];
  /**
   * Set where the answer holds what opens something: a session, a password, a signed address. It travels uncompressed, so
   * that its size says nothing about it to who listens and has a say in the request.
   */
  readonly secret?: true;
  /** Answers that are no error, by status; `noContent` where there is no body. Errors have one shape for all rows. */
  readonly responses: Readonly<Record<number, z.ZodType>>;
}

/** The `answerHeaders` of a file to be saved. */
export const DOWNLOAD_HEADERS = {
  'Content-Disposition': 'attachment, with the name of the file as filename*',
} as const;

/** The most bytes a row's request may have. */
export function maxBodyOf(endpoint: Endpoint): number {
  return endpoint.maxBody ?? (endpoint.auth === 'public' ? LIMITS.publicRequestBytes : LIMITS.ordinaryRequestBytes);
}

/** Keeps the literal types of a row, which the server's handlers and the client's calls are typed by. */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}

type InputOf<T> = T extends z.ZodType ? z.input<T> : undefined;
type OutputOf<T> = T extends z.ZodType ? z.output<T> : undefined;

type OptionalIfEmpty<K extends string, T> = [T] extends [undefined]
  ? { readonly [P in K]?: undefined }
  : Record<never, never> extends T
    ? { readonly [P in K]?: T }
    : { readonly [P in K]: T };

/** Input of a client's call to a row; a part without required members may be left out. */
export type CallInput<E extends Endpoint> = OptionalIfEmpty<'params', InputOf<E['params']>> &
  OptionalIfEmpty<'query', InputOf<E['query']>> &
  OptionalIfEmpty<'headers', InputOf<E['headers']>> &
  OptionalIfEmpty<'body', InputOf<E['body']>> &
  (E extends { readonly upload: object } ? { readonly files: readonly UploadFile[] } : unknown);

/** The part of a browser's `File` that a call needs to know. */
export interface UploadFile {
  readonly name: string;
  readonly size: number;
  readonly type: string;
}

/** Input of a server's handler: the parts of the request, read by the row's schemas. */
export interface HandlerInput<E extends Endpoint> {
  readonly params: OutputOf<E['params']>;
  readonly query: OutputOf<E['query']>;
  readonly headers: OutputOf<E['headers']>;
  readonly body: OutputOf<E['body']>;
}

/** Every answer of a row that is no error, as a union by status. */
export type CallResult<E extends Endpoint> = {
  [S in keyof E['responses'] & number]: { readonly status: S; readonly body: z.output<E['responses'][S]> };
}[keyof E['responses'] & number];

/** The body of one answer of a row, e.g. `ResponseBody<typeof endpoints.userTemplates.list, 200>`. */
export type ResponseBody<E extends Endpoint, S extends keyof E['responses'] & number> = z.output<E['responses'][S]>;

/**
 * Writes a row's path with its parameters filled in and encoded.
 * @throws RangeError when a parameter is missing
 */
export function fillPath(path: string, params: Readonly<Record<string, string | number>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new RangeError(`Path ${path} needs the parameter ${name}`);
    return encodeURIComponent(value);
  });
}
