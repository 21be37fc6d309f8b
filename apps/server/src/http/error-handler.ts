import { ERRORS, type ErrorBody, type ErrorCode, type ErrorDetail, refusedFieldsSentence } from '@mailwright/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { AppError } from '../app-error.ts';
import { isStorageFull } from '../storage/storage-full.ts';
import { failureHeaders } from './security-headers.ts';
import { tooLarge } from './too-large.ts';

/** Fastify's own refusals, by their code, as rows of the error table. */
const FRAMEWORK_ERRORS: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_BAD_URL: 'ROUTE_NOT_FOUND',
  FST_ERR_MAX_PARAM_LENGTH: 'ROUTE_NOT_FOUND',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'MALFORMED_JSON',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'MALFORMED_JSON',
  FST_ERR_CTP_INVALID_JSON_BODY: 'MALFORMED_JSON',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_REQ_FILE_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FST_FILES_LIMIT: 'PAYLOAD_TOO_LARGE',
  FST_PARTS_LIMIT: 'PAYLOAD_TOO_LARGE',
  FST_FIELDS_LIMIT: 'PAYLOAD_TOO_LARGE',
};

/** The one handler: every failure leaves as the contract's error body, unknown ones without their insides. */
export function errorHandler(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = asAppError(error, request) ?? new AppError('INTERNAL', { cause: error });
  // Who left ended the work on purpose.
  if (error.name !== 'AbortError' || !reply.raw.destroyed) logFailure(failure, request);
  if (failure.extras.retryAfter !== undefined) reply.header('Retry-After', Math.ceil(failure.extras.retryAfter));
  return failureHeaders(reply)
    .code(ERRORS[failure.code].status)
    .serializer(JSON.stringify)
    .type('application/json; charset=utf-8')
    .send(errorAnswer(failure, request.id));
}

/** Logs a failure of this server with its cause, and a deliberate refusal with its reason if it has one. */
function logFailure(failure: AppError, { log }: FastifyRequest): void {
  const { code, cause, extras } = failure;
  const facts = { code, ...extras.log };
  if (ERRORS[code].status >= 500 && code !== 'NOT_CONFIGURED' && code !== 'BUSY')
    log.error({ ...facts, err: cause ?? failure }, 'Request failed');
  else if (extras.log) log.warn(facts, 'Request refused');
}

/** The body of an error answer. */
function errorAnswer(failure: AppError, requestId: string): ErrorBody {
  const { details, current, findings, retryAfter } = failure.extras;
  const named = failure.code === 'VALIDATION_FAILED' ? refusedFieldsSentence(details ?? []) : '';
  const sentence = failure.extras.sentence ?? (named || ERRORS[failure.code].sentence);
  return {
    error: sentence,
    message: sentence,
    code: failure.code,
    requestId,
    ...(details && { details: [...details] }),
    ...(current && { current }),
    ...(findings && { findings: [...findings] }),
    ...(retryAfter !== undefined && { retryAfter: Math.ceil(retryAfter) }),
  };
}

function asAppError(error: FastifyError, request: FastifyRequest): AppError | null {
  // Whatever a full disk was made of on its way here.
  if (isStorageFull(error)) return new AppError('STORAGE_FULL', { cause: error });
  if (error instanceof AppError) return error;
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return tooLarge(request.routeOptions.bodyLimit ?? 0);
  if (hasZodFastifySchemaValidationErrors(error)) {
    return new AppError('VALIDATION_FAILED', { details: validationDetails(error.validation) });
  }
  const code = FRAMEWORK_ERRORS[error.code];
  if (code) return new AppError(code);
  return error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500
    ? new AppError('MALFORMED_JSON')
    : null;
}

function validationDetails(
  issues: readonly { readonly instancePath: string; readonly message?: string }[],
): ErrorDetail[] {
  return issues.map((issue) => ({
    path: issue.instancePath.slice(1).replaceAll('/', '.'),
    message: issue.message ?? ERRORS.VALIDATION_FAILED.sentence,
  }));
}
