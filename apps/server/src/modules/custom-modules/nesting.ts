import { blockRegistry } from '@mailwright/blocks';
import type { TemplateBody } from '@mailwright/contract';
import {
  linkedModuleIds,
  type ModuleNesting,
  type NestingProblem,
  nestingProblem,
  readDocument,
} from '@mailwright/document';
import { AppError } from '../../app-error.ts';
import { linksOf } from './gone-modules.ts';
import type { ModuleId, ModuleRepository } from './port.ts';

/** Modules that a content is linked to: `inner` as they are indexed, `read` as the content is read. */
export interface ModuleLinks {
  readonly inner: readonly ModuleId[];
  readonly read: ReadonlySet<ModuleId>;
}

export function moduleLinks(body: Pick<TemplateBody, 'components'>): ModuleLinks {
  const { nodes } = readDocument(body.components, blockRegistry).document;
  return { inner: linksOf(body), read: linkedModuleIds(nodes) };
}

/**
 * Returns the values with which a repository checks how a content nests modules; `id` is null for a module that does not exist
 * yet.
 */
export function nestingGuard(id: ModuleId | null, { inner, read }: ModuleLinks) {
  return {
    inner,
    nestingGuard: (nesting: ModuleNesting): NestingProblem | null => nestingProblem(id, read, nesting),
  };
}

/** Throws when a working copy may not hold the modules that it is linked to. */
export async function assertNesting(
  customModules: Pick<ModuleRepository, 'nesting'>,
  id: ModuleId,
  links: ModuleLinks,
): Promise<void> {
  const { inner, nestingGuard: guard } = nestingGuard(id, links);
  if (inner.length === 0) return;
  const problem = guard(await customModules.nesting({ id, inner }));
  if (problem) throw new AppError(problem);
}
