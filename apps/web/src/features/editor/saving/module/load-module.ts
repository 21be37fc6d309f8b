import { blockRegistry } from '@mailwright/blocks';
import { endpoints } from '@mailwright/contract';
import { call } from '../../../../shared/api/call.ts';
import { moduleInfoOf } from '../../core/template/open-module.ts';
import { findWork } from '../draft/recovered-draft.ts';
import { loadViewOf } from '../template/load-template.ts';
import type { LoadedTemplate } from '../template/open-template.ts';

interface Wanted {
  readonly id: string;
  readonly userId: string;
  readonly signal: AbortSignal;
}

/**
 * A module's working copy, with what this device has of earlier work on it.
 * @throws ApiError when the module cannot be had
 */
export async function loadModule({ id, userId, signal }: Wanted): Promise<LoadedTemplate> {
  const params = { id };
  const [module, template] = await Promise.all([
    call(endpoints.customModules.read, { params }, { signal }),
    call(endpoints.userTemplates.read, { params }, { signal }),
  ]);
  await loadViewOf(template);
  return {
    template: { ...template, canEdit: module.canEdit },
    module: moduleInfoOf(module),
    lock: null,
    earlier: await findWork(userId, template, blockRegistry),
  };
}
