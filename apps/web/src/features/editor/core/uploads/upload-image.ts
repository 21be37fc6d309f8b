import { type Asset, endpoints } from '@mailwright/contract';
import { ApiError } from '../../../../shared/api/api-error.ts';
import { addressOf, sessionHeaders, toError } from '../../../../shared/api/call.ts';
import { currentSession, replaceSession } from '../../../../shared/session/session-store.ts';
import type { SendOptions } from './upload-queue.ts';

interface UploadOptions extends SendOptions {
  readonly templateId: string;
}

/**
 * Sends one image to the library and to the template.
 * @throws ApiError as `call` does; nothing else tells the progress of an upload but the older request object
 */
export function uploadImage(file: File, { templateId, folder, signal, onProgress }: UploadOptions): Promise<Asset> {
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
    if (folder !== undefined) form.append('folder', folder);
    form.append(row.upload.files, file, file.name);
    request.send(form);
  });
}
