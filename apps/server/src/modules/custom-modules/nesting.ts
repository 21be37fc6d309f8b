import { blockRegistry } from '@mailwright/blocks';
import type { TemplateBody } from '@mailwright/contract';
import { type ModuleNesting, type NestingProblem, nestingProblem, readDocument } from '@mailwright/document';
import { AppError } from '../../app-error.ts';
import { linksOf } from './gone-modules.ts';
import type { ModuleId, ModuleRepository } from './port.ts';

/** What a repository needs to judge how a content nests modules; `id` is null for a module that is still to be made. */
export function nestingGuard(id: ModuleId | null, body: Pick<TemplateBody, 'components'>) {
  const { document } = readDocument(body.components, blockRegistry);
  return {
    inner: linksOf(body),
    nestingGuard: (nesting: ModuleNesting): NestingProblem | null => nestingProblem(id, document.nodes, nesting),
  };
}

/** Throws when a working copy may not hold the modules that it is linked to. */
export async function requireGoodNesting(
  customModules: Pick<ModuleRepository, 'nesting'>,
  id: ModuleId,
  body: Pick<TemplateBody, 'components'>,
): Promise<void> {
  const { inner, nestingGuard: guard } = nestingGuard(id, body);
  if (inner.length === 0) return;
  const problem = guard(await customModules.nesting({ id, inner }));
  if (problem) throw new AppError(problem);
}
