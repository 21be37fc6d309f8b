import { blockRegistry } from '@mailwright/blocks';
import { endpoints } from '@mailwright/contract';
import { ISLAND_TYPE } from '@mailwright/document';
import { call } from '../../../shared/api/call.ts';
import { loadHarmlessView } from './harmless-view.ts';
import { findWork } from './journal/found-work.ts';
import type { LoadedTemplate } from './open-template.ts';

interface Wanted {
  readonly id: string;
  readonly system: boolean;
  readonly userId: string;
}

/**
 * The template and what this device has of earlier work on it.
 * @throws ApiError when the template cannot be had
 */
export async function loadTemplate({ id, system, userId }: Wanted): Promise<LoadedTemplate> {
  const row = system ? endpoints.systemTemplates.read : endpoints.userTemplates.read;
  const template = await call(row, { params: { id } });
  // Else foreign HTML would stand as text for a moment. Where the code cannot be had, that is what it stays.
  if (JSON.stringify(template.components).includes(`"${ISLAND_TYPE}"`)) await loadHarmlessView().catch(() => undefined);
  return { template, earlier: await findWork(userId, template, blockRegistry) };
}
