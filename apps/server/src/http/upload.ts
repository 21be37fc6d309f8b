import fastifyMultipart from '@fastify/multipart';
import { type Endpoint, maxBodyOf } from '@mailwright/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { refuseNul } from './storable-text.ts';
import { tooLarge } from './too-large.ts';

export interface ReceivedFile {
  readonly originalName: string;
  readonly content: Uint8Array;
  /** True when the file is larger than the row takes, and `content` is only its beginning. */
  readonly isCut?: true;
}

/** Limits on ids and names that are sent beside files. */
const FIELDS = { fields: 5, fieldSize: 1024 } as const;

/** Makes rows of the contract that have an `upload` accept forms. */
export async function acceptUploads(app: FastifyInstance): Promise<void> {
  await app.register(fastifyMultipart, { limits: FIELDS, throwFileSizeLimit: false });
}

/**
 * Reads a form as its row describes it: all files, and the other fields by the row's schema. Where a row takes several
 * files, one that is too large is handed on as such, so that the others arrive.
 * @throws AppError where it is no form, or not what the row takes
 */
export async function readUpload(
  request: FastifyRequest,
  endpoint: Endpoint,
): Promise<{ readonly files: readonly ReceivedFile[]; readonly body: unknown }> {
  if (!request.isMultipart()) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
  const { upload, body } = endpoint;
  const files: ReceivedFile[] = [];
  const fields: Record<string, unknown> = {};
  const limits = { ...FIELDS, files: upload?.maxFiles, fileSize: upload?.maxFileBytes };
  let left = maxBodyOf(endpoint);
  try {
    for await (const part of request.parts({ limits })) {
      for (const text of [part.fieldname, part.type === 'file' ? part.filename : part.value]) {
        refuseNul(String(text), part.fieldname);
      }
      // Some programs send a file without a name.
      if (part.type === 'file') {
        const content = await part.toBuffer();
        left -= content.length;
        if (left < 0) throw tooLarge(maxBodyOf(endpoint));
        const isCut = part.file.truncated;
        if (isCut && upload?.maxFiles === 1) throw tooLarge(upload.maxFileBytes);
        files.push({ originalName: part.filename || 'file', content, ...(isCut && { isCut }) });
      } else fields[part.fieldname] = part.value;
    }
  } catch (error) {
    throw isTooMany(error) ? tooMany(upload) : refusalOf(error);
  }
  const read = body?.safeParse(fields);
  if (read?.error) {
    const details = read.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }));
    throw new AppError('VALIDATION_FAILED', { details });
  }
  return { files, body: read?.data };
}

/**
 * The first file of a form, as it comes: its end fails with `PAYLOAD_TOO_LARGE` where there is more than the row takes. What
 * is left of it when nobody reads on is let go by.
 * @throws AppError where it is no form, or has no file
 */
export async function streamUpload(
  request: FastifyRequest,
  { upload, body }: Pick<Endpoint, 'upload' | 'body'>,
): Promise<{ readonly file: AsyncIterable<Buffer>; readonly body: unknown }> {
  if (!request.isMultipart()) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
  const limits = { ...FIELDS, files: 1, fileSize: upload?.maxFileBytes };
  const part = await request.file({ limits }).catch((error) => {
    throw refusalOf(error);
  });
  if (!part)
    throw new AppError('VALIDATION_FAILED', {
      details: [{ path: upload?.files ?? 'file', message: 'Choose a file.' }],
    });
  const { file } = part;
  async function* content(): AsyncGenerator<Buffer> {
    yield* file;
    if (file.truncated) throw tooLarge(upload?.maxFileBytes ?? 0);
  }
  return { file: content(), body: body?.parse({}) };
}

function isTooMany(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'FST_FILES_LIMIT';
}

function tooMany(upload: Endpoint['upload']): AppError {
  const most = upload?.maxFiles === 1 ? 'one file' : `${upload?.maxFiles} files`;
  return new AppError('VALIDATION_FAILED', {
    details: [{ path: upload?.files ?? 'file', message: `Send ${most} at a time at most.` }],
  });
}

/** Returns the error to answer with. The form parser has no code for a form that breaks off or has no boundary. */
function refusalOf(error: unknown): unknown {
  const isKnown = error instanceof AppError || (error instanceof Error && 'code' in error);
  return isKnown ? error : new AppError('MALFORMED_JSON', { cause: error });
}
