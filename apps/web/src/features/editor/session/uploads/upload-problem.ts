import { LIMITS } from '@mailwright/contract';
import { ApiError } from '../../../../shared/api/api-error.ts';
import { errorSentence } from '../../../../shared/api/error-sentence.ts';
import { formatBytes } from '../../../../shared/format.ts';
import { i18n } from '../../../../shared/i18n/i18n.ts';
import { CompressionError, ImageRefused, type RefusedReason } from './image-errors.ts';
import type { UploadProblem } from './upload-queue.ts';

const PAYLOAD_TOO_LARGE = 413;

/** Why an image did not arrive. What the server says about the file itself is more help than the general sentence. */
export function uploadProblem(error: unknown, file: File): UploadProblem {
  if (error instanceof ImageRefused) return refusal(error.reason, file);
  if (error instanceof CompressionError) return passing(i18n.t('messages:compressionFailure'));
  if (!(error instanceof ApiError)) return passing(i18n.t('messages:uploadFailure'));
  if (error.status === PAYLOAD_TOO_LARGE) return refusal('tooLarge', file);
  const aboutTheFile = (error.status >= 400 && error.status < 500) || error.code.startsWith('STORAGE_');
  return passing(aboutTheFile ? errorSentence(error) : i18n.t('messages:uploadFailure'));
}

/** What is wrong with the file itself; another try of the same one cannot help. */
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
