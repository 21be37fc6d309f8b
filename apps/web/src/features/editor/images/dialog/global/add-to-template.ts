import { type Asset, endpoints } from '@mailwright/contract';
import { ApiError } from '../../../../../shared/api/api-error.ts';
import { call } from '../../../../../shared/api/call.ts';
import { errorSentence } from '../../../../../shared/api/error-sentence.ts';
import { refreshImages } from '../../../../../shared/images/library/library-changes.ts';
import { toast } from '../../../../../shared/ui/toast/toast.tsx';
import type { EditorSession } from '../../../core/session/editor-session.ts';

/** Adds an image of the library to those of the open template; true when it is among them, also when it was before. */
export async function addToTemplate({ state }: EditorSession, { savedName }: Asset): Promise<boolean> {
  const { id } = state.getState().template;
  try {
    await call(endpoints.assets.copyToTemplate, { params: { id, imageName: savedName } });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'ASSET_IN_TEMPLATE')) {
      toast.error(errorSentence(error));
      return false;
    }
  }
  await refreshImages();
  return true;
}
