import type { CallInput, Endpoint } from '@mailwright/contract';
import { setSession } from '../session/session-store.ts';
import { ApiError } from './api-error.ts';
import { addressOf, sessionHeaders, toError } from './call.ts';

export interface FetchedFile {
  readonly blob: Blob;
  /** File name that the server gives; '' when it gives none. */
  readonly name: string;
  /** Addresses of images that the server could not put into the file. */
  readonly missingImages: readonly string[];
}

export interface FetchFileOptions {
  readonly signal?: AbortSignal;
  /** Called with the number of bytes received so far. */
  readonly onBytes?: (received: number) => void;
}

/**
 * Calls a row whose answer is a file, and returns the file.
 * @throws ApiError as `call` does; the error of the signal when it was aborted
 */
export async function fetchFile<E extends Endpoint>(
  row: E,
  input: CallInput<E>,
  { signal, onBytes }: FetchFileOptions = {},
): Promise<FetchedFile> {
  const response = await ask(row, addressOf(row, input as Parameters<typeof addressOf>[1]), signal);
  if (response.ok) {
    const blob = await received(response, signal, onBytes);
    return { blob, name: nameOf(response), missingImages: missingImagesOf(response) };
  }
  if (response.status === 401) setSession({ state: 'signed-out', expired: true });
  throw toError(response.status, await response.json().catch(() => undefined));
}

/** Returns the received file; rejects with ApiError `NETWORK` when the transfer breaks off. */
async function received(
  response: Response,
  signal?: AbortSignal,
  onBytes?: FetchFileOptions['onBytes'],
): Promise<Blob> {
  try {
    return await (onBytes === undefined ? response : counted(response, onBytes)).blob();
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(0, 'NETWORK', '', undefined, { cause: error });
  }
}

function counted(response: Response, onBytes: (received: number) => void): Response {
  let bytes = 0;
  const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(piece, controller) {
      bytes += piece.length;
      onBytes(bytes);
      controller.enqueue(piece);
    },
  });
  return new Response(response.body?.pipeThrough(counter) ?? null, { headers: response.headers });
}

async function ask(row: Endpoint, address: string, signal?: AbortSignal): Promise<Response> {
  try {
    return await fetch(address, { method: row.method, headers: sessionHeaders(row.auth), signal: signal ?? null });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(0, 'NETWORK', '', undefined, { cause: error });
  }
}

function nameOf(response: Response): string {
  const [, encoded = ''] = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  return decodeURIComponent(encoded);
}

function missingImagesOf(response: Response): readonly string[] {
  const header = response.headers.get('x-missing-images');
  return header === null ? [] : JSON.parse(decodeURIComponent(header));
}
