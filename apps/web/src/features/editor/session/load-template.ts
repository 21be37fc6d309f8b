import { endpoints } from '@mailwright/contract';
import { ISLAND_TYPE, sameJson } from '@mailwright/document';
import { call } from '../../../shared/api/call.ts';
import { dropDraft, readDraft } from './draft-store.ts';
import { loadHarmlessView } from './harmless-view.ts';
import type { LoadedTemplate } from './open-template.ts';
import { joinBody } from './wire-document.ts';

interface Wanted {
  readonly id: string;
  readonly system: boolean;
  readonly userId: string;
}

/**
 * The template and the draft this device has of it, if that holds anything else.
 * @throws ApiError when the template cannot be had
 */
export async function loadTemplate({ id, system, userId }: Wanted): Promise<LoadedTemplate> {
  const row = system ? endpoints.systemTemplates.read : endpoints.userTemplates.read;
  const [template, draft] = await Promise.all([call(row, { params: { id } }), readDraft(userId, id)]);
  // Else foreign HTML would stand as text for a moment. Where the code cannot be had, that is what it stays.
  if (JSON.stringify(template.components).includes(`"${ISLAND_TYPE}"`)) await loadHarmlessView().catch(() => undefined);
  if (draft === undefined) return { template, draft: null };
  if (!sameJson(draft.components, joinBody(template) ?? undefined)) return { template, draft };
  await dropDraft(userId, id);
  return { template, draft: null };
}
