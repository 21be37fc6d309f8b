import type { Actor, UpdateModuleRequest } from '@mailwright/contract';
import { AppError } from '../../app-error.ts';
import type { MailWork } from '../mail-work/mail-work.ts';
import type { TemplateRepository } from '../templates/port.ts';
import { changedCopy } from '../templates/update/changed-body.ts';
import { changedInfo } from '../templates/update/template-change.ts';
import type { TemplateChange } from '../templates/update/update-service.ts';
import { hasContent } from './module-content.ts';
import type { MadeModule } from './module-tasks.ts';
import type { ModuleId, ModuleRepository } from './port.ts';

interface Deps {
  readonly customModules: ModuleRepository;
  readonly templates: Pick<TemplateRepository, 'body'>;
  readonly work: MailWork;
}

/** A change of a module that is ready to be stored. */
export interface MadeChange {
  /** Revision of the working copy that the change was made from. */
  readonly revision: number;
  readonly change: TemplateChange;
  /** Facts and links of the version that is to be made; null when no version is made. */
  readonly parts: Pick<MadeModule, 'facts' | 'links'> | null;
}

/**
 * Makes the change of a working copy, as it is now, that a request asks for.
 * @throws AppError when the change may not be saved, or a version cannot be made of it
 */
export async function madeChange(
  deps: Deps,
  actor: Actor,
  id: ModuleId,
  { name, description, category, revision: _, ...sent }: UpdateModuleRequest,
): Promise<MadeChange> {
  const module = await deps.customModules.find(id, actor.id);
  if (!module) throw new AppError('MODULE_NOT_FOUND');
  const info = {
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
    ...(category !== undefined && { categories: category === null ? [] : [category] }),
  };
  const { template, kind } = module;
  const { revision } = template;
  // Empty html is no content: what its author is still at stays so.
  const hasNodes = hasContent(sent);
  const change = !hasNodes && sent.style ? { style: sent.style } : null;
  const isNamed = changedInfo(template, info, actor).name !== undefined;
  if (!hasNodes && !change && !isNamed) return { revision, change: info, parts: null };
  const stored = await deps.templates.body(id);
  const mailInfo = { name: name ?? template.name, subject: template.subject, preheader: template.preheader };
  const task = { change, stored, info: mailInfo, plan: actor.features, kind, ...(hasNodes && { sent }) };
  const copy = await changedCopy(deps, actor, id, task);
  if ('oversize' in copy) return { revision, change: { ...info, made: copy }, parts: null };
  const { facts, links } = copy.made;
  return { revision, change: { ...info, made: copy.changed }, parts: facts && { facts, links } };
}
