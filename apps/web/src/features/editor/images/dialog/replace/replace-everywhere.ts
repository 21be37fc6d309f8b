import { type Asset, endpoints } from '@mailwright/contract';
import { ApiError } from '../../../../../shared/api/api-error.ts';
import { call } from '../../../../../shared/api/call.ts';
import { errorSentence } from '../../../../../shared/api/error-sentence.ts';
import { refreshLists } from '../../../core/template/refresh-lists.ts';

/** A template that is to show another image. */
export interface ReplacePlace {
  readonly id: string;
  readonly name: string;
}

export interface ReplaceOutcome {
  readonly updated: readonly ReplacePlace[];
  readonly failed: readonly (ReplacePlace & { readonly sentence: string })[];
  /** Not even tried, because somebody stopped it. */
  readonly left: readonly ReplacePlace[];
}

interface ReplaceOptions {
  /** Returns whether to go on with the next template. */
  readonly goesOn: () => boolean;
  readonly onDone: (count: number) => void;
}

/** One template after the other, so that it can be seen and stopped; what fails does not stop the rest. */
export async function replaceEverywhere(
  image: Asset,
  by: Asset,
  places: readonly ReplacePlace[],
  { goesOn, onDone }: ReplaceOptions,
): Promise<ReplaceOutcome> {
  const updated: ReplacePlace[] = [];
  const failed: (ReplacePlace & { sentence: string })[] = [];
  let tried = 0;
  for (const place of places) {
    if (!goesOn()) break;
    const sentence = await replaceIn(image, by, place);
    if (sentence === null) updated.push(place);
    else failed.push({ ...place, sentence });
    tried += 1;
    onDone(tried);
  }
  // Templates, their lists and what their images are: everything but the open template may show what has changed.
  refreshLists();
  return { updated, failed, left: places.slice(tried) };
}

/** Returns why the replacement failed; null when it did not. */
async function replaceIn(image: Asset, by: Asset, { id }: ReplacePlace): Promise<string | null> {
  try {
    const params = { assetName: image.savedName };
    const { failed } = await call(endpoints.assets.replace, {
      params,
      headers: {},
      body: { by: by.savedName, templates: [id] },
    });
    const [refusal] = failed;
    return refusal ? refusalSentence(refusal.code, refusal.error) : null;
  } catch (error) {
    return errorSentence(error);
  }
}

/** The sentence of a code in the person's language. */
export function refusalSentence(code: string, sentence = ''): string {
  return errorSentence(new ApiError(409, code, sentence));
}
