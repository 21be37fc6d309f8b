import { endpoints } from '@mailwright/contract';
import { call } from '../../../../../shared/api/call.ts';
import { useSessionState } from '../../session/use-editor-session.ts';

/** Lays a picture over another on the server; the address of the result. */
export function useMergePictures(): (back: string, front: string) => Promise<string> {
  const templateId = useSessionState(({ template }) => template.id);
  return async (backImageUrl, frontImageUrl) => {
    const body = { backImageUrl, frontImageUrl, templateId };
    const { data } = await call(endpoints.video.mergeImages, { body });
    return data.savedImage;
  };
}

/** The path of an option's picture. */
export function optionAddress(pattern: string, option: string): string {
  return pattern.replace('*', option);
}
