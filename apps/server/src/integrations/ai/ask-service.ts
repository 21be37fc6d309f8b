import type { z } from 'zod';
import { AppError } from '../../app-error.ts';

export interface Question {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON, or a form where the service takes no JSON. */
  readonly body: object | FormData;
  /** Ends the question. */
  readonly signal: AbortSignal;
  /** Milliseconds for the whole answer. */
  readonly timeout: number;
}

/** Answer of a service, its text as far as it could be read. */
interface Complaint {
  readonly status: number;
  readonly text: string;
}

/** Largest size of an answer, bytes: a few large pictures as base64. */
const MAX_BYTES = 48 * 1024 * 1024;

/** Pattern of a refusal of what was asked for, by the error codes of the services and the words of local ones. */
const REFUSAL = /content_policy|moderation|content_filter|safety|prohibited|image_generation_user_error/i;

/**
 * Asks a service that the operator named, and reads what it answers by a schema.
 * @throws AppError which says what a person can do about it; the service's own words go to the log alone
 */
export async function askService<T>(question: Question, schema: z.ZodType<T>): Promise<T> {
  const { status, text } = await exchange(question);
  if (status !== 200) throw failureOf({ status, text });
  const read = schema.safeParse(jsonOf(text));
  if (!read.success) throw new AppError('AI_UNUSABLE', { cause: read.error });
  return read.data;
}

async function exchange({ url, headers, body, signal, timeout }: Question): Promise<Complaint> {
  const isForm = body instanceof FormData;
  const patience = AbortSignal.timeout(timeout);
  const excess = new AbortController();
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { accept: 'application/json', ...headers, ...(!isForm && { 'content-type': 'application/json' }) },
      body: isForm ? body : JSON.stringify(body),
      signal: AbortSignal.any([signal, patience, excess.signal]),
      // The key is for this address alone.
      redirect: 'error',
    });
    const content = await readBody(response, MAX_BYTES, excess);
    return { status: response.status, text: content.toString() };
  } catch (cause) {
    signal.throwIfAborted();
    if (excess.signal.aborted) throw new AppError('AI_UNUSABLE', { cause });
    throw new AppError(patience.aborted ? 'AI_TIMEOUT' : 'UPSTREAM_FAILED', { cause });
  }
}

/**
 * Reads an answer of at most so many bytes; rejects for a longer one.
 * @param excess ends the fetch: leaving the loop would make it write to a closed stream, so it is read to that end
 */
export async function readBody(response: Response, maxBytes: number, excess: AbortController): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.length;
    if (bytes > maxBytes) excess.abort(new Error(`More than ${maxBytes} bytes`));
    else parts.push(part);
  }
  return Buffer.concat(parts);
}

/** A refusal of the description is told before anything the status says: services use several statuses for it. */
function failureOf({ status, text }: Complaint): AppError {
  const cause = `The AI service answered ${status}: ${text.slice(0, 500)}`;
  if (status === 451 || (status >= 400 && status < 500 && REFUSAL.test(text))) {
    return new AppError('AI_REFUSED', { log: { answer: cause } });
  }
  // Also paid for no more: the operator has to see to it, nobody else can.
  if (status === 401 || status === 402 || status === 403 || /insufficient_quota|billing/.test(text)) {
    return new AppError('AI_ACCESS', { cause });
  }
  if (status === 429 || status === 503) return new AppError('AI_BUSY', { cause });
  return new AppError(status >= 500 ? 'UPSTREAM_FAILED' : 'AI_UNUSABLE', { cause });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Bytes of a picture that came as base64; nothing where it is none. */
export function pictureOf(base64: string): Uint8Array {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length === 0) throw new AppError('AI_UNUSABLE', { cause: 'An empty picture' });
  return bytes;
}
