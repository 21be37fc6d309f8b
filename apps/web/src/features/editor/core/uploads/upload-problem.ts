import { LIMITS } from '@mailwright/contract';
import { ApiError } from '../../../../shared/api/api-error.ts';
import { errorSentence } from '../../../../shared/api/error-sentence.ts';
import { formatBytes } from '../../../../shared/format.ts';
import { i18n } from '../../../../shared/i18n/i18n.ts';
import { CompressionError, ImageRefused, type RefusedReason } from './image-errors.ts';
import type { UploadProblem } from './upload-queue.ts';

const PAYLOAD_TOO_LARGE = 413;

/** Returns why an image did not arrive. The server's own words about the file are more helpful than the general sentence. */
export function uploadProblem(error: unknown, file: File): UploadProblem {
  if (error instanceof ImageRefused) return refusal(error.reason, file);
  if (error instanceof CompressionError) return passing(i18n.t('messages:compressionFailure'));
  if (!(error instanceof ApiError)) return passing(i18n.t('messages:uploadFailure'));
  if (error.status === PAYLOAD_TOO_LARGE) return refusal('tooLarge', file);
  const aboutTheFile = (error.status >= 400 && error.status < 500) || error.code.startsWith('STORAGE_');
  return passing(aboutTheFile ? errorSentence(error) : i18n.t('messages:uploadFailure'));
}

/** Returns the problem with the file itself; another try with the same file cannot help. */
function refusal(reason: RefusedReason, file: File): UploadProblem {
  switch (reason) {
    case 'notAnImage':
      return final(i18n.t('uploads:notAnImage'));
    case 'tooManyPixels':
      return final(i18n.t('uploads:tooManyPixels', { max: LIMITS.upload.readMegapixels }));
    case 'heic':
      return final(i18n.t('errors:IMAGE_HEIC'));
    case 'tooLarge': {
      const values = { file: file.name, size: formatBytes(file.size), max: formatBytes(LIMITS.upload.fileBytes) };
      return { ...final(i18n.t('uploads:tooLarge', values)), lasting: true };
    }
  }
}

function final(sentence: string): UploadProblem {
  return { sentence, lasting: false, passing: false };
}

function passing(sentence: string): UploadProblem {
  return { sentence, lasting: false, passing: true };
}
