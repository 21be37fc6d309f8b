import { blockRegistry } from '@mailwright/blocks';
import { endpoints, type Template } from '@mailwright/contract';
import { ISLAND_TYPE } from '@mailwright/document';
import { call } from '../../../../shared/api/call.ts';
import { loadSanitizedView } from '../../core/island/sanitized-view.ts';
import { findWork } from '../draft/recovered-draft.ts';
import { takeLock } from '../lock/take-lock.ts';
import type { LoadedTemplate } from './open-template.ts';

interface Wanted {
  readonly id: string;
  readonly system: boolean;
  readonly userId: string;
  readonly signal: AbortSignal;
}

/**
 * The template and what this device has of earlier work on it. A shared draft is locked first, so that nobody changes it
 * between reading and editing.
 * @throws ApiError when the template cannot be had; `TEMPLATE_LOCKED` when somebody else is editing it
 */
export async function loadTemplate({ id, system, userId, signal }: Wanted): Promise<LoadedTemplate> {
  const row = system ? endpoints.systemTemplates.read : endpoints.userTemplates.read;
  const found = await call(row, { params: { id } }, { signal });
  const lock = await takeLock(found, signal);
  const template = lock === null ? found : await call(row, { params: { id } });
  await loadViewOf(template);
  return { template, module: null, lock, earlier: await findWork(userId, template, blockRegistry) };
}

/** Else foreign HTML would stand as text for a moment. Where the code cannot be had, that is what it stays. */
export async function loadViewOf({ components }: Pick<Template, 'components'>): Promise<void> {
  if (JSON.stringify(components).includes(`"${ISLAND_TYPE}"`)) await loadSanitizedView().catch(() => undefined);
}
