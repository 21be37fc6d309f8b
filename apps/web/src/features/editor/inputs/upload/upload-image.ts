import { type Asset, endpoints } from '@mailwright/contract';
import { ApiError } from '../../../../shared/api/api-error.ts';
import { addressOf, sessionHeaders, toError } from '../../../../shared/api/call.ts';
import { currentSession, replaceSession } from '../../../../shared/session/session-store.ts';

interface UploadOptions {
  readonly templateId: string;
  readonly signal: AbortSignal;
  /** From 0 to 1, while the file is on its way. */
  readonly onProgress: (part: number) => void;
}

/**
 * Sends one image to the library and to the template.
 * @throws ApiError as `call` does; nothing else tells the progress of an upload but the older request object
 */
export function uploadImage(file: File, { templateId, signal, onProgress }: UploadOptions): Promise<Asset> {
  const row = endpoints.assets.upload;
  return new Promise((resolve, reject) => {
    const session = currentSession();
    const request = new XMLHttpRequest();
    request.open(row.method, addressOf(row, {}));
    for (const [name, value] of Object.entries(sessionHeaders(row.auth))) request.setRequestHeader(name, value);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const [asset] = request.status === 201 ? (request.response as Asset[]) : [];
      if (asset) return resolve(asset);
      if (request.status === 401) void replaceSession(session);
      reject(toError(request.status, request.response));
    };
    request.onerror = () => reject(new ApiError(0, 'NETWORK', ''));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort());
    const form = new FormData();
    form.append('templateId', templateId);
    form.append(row.upload.files, file, file.name);
    request.send(form);
  });
}
