import { type Actor, modulePermission } from '@mailwright/contract';
import type { DocumentNode } from '@mailwright/document';
import { AppError } from '../../app-error.ts';
import type { MailWork } from '../mail-work/mail-work.ts';
import type { TemplateId } from '../templates/port.ts';
import type { LinkedModule, LinkedModuleRepository } from './port.ts';

/** Version of a module as mails get it, or its working copy as its next version. */
export interface ModuleContent {
  readonly moduleId: TemplateId;
  readonly name: string;
  readonly version: number;
  /** Topmost nodes with the module's own ids. */
  readonly nodes: readonly DocumentNode[];
}

export interface ModuleReader {
  /**
   * Returns a module that the person may read.
   * @throws AppError `MODULE_NOT_FOUND`
   */
  require(actor: Actor, id: TemplateId): Promise<LinkedModule>;
  /**
   * Returns the content of a version; without a version, of the working copy, which only people who can edit the module may
   * see: callers check that.
   * @param person person it is read for
   * @throws AppError `VERSION_NOT_FOUND`, `MODULE_UNREADABLE`
   */
  content(person: string, module: LinkedModule, version: number | undefined): Promise<ModuleContent>;
  /** Returns the links that readers are owed and that are in any of these versions, but not in the next one. */
  owedLost(
    person: string,
    module: LinkedModule,
    versions: readonly number[],
    next: ModuleContent['nodes'],
  ): Promise<readonly string[]>;
}

export function createModuleReader(modules: LinkedModuleRepository, work: MailWork): ModuleReader {
  return {
    async require(actor, id) {
      const [module] = await modules.find([id]);
      if (!module || !mayRead(actor, module)) throw new AppError('MODULE_NOT_FOUND');
      return module;
    },

    async content(person, module, version) {
      const { moduleId, name, kind } = module;
      const body = await (version === undefined ? modules.workingCopy(moduleId) : modules.version(moduleId, version));
      if (!body) throw new AppError('VERSION_NOT_FOUND');
      return {
        moduleId,
        name,
        version: version ?? module.version + 1,
        nodes: await work.run(person, 'contentNodes', { kind, body }),
      };
    },

    async owedLost(person, { moduleId, kind }, versions, next) {
      const lost = new Set<string>();
      for (const version of versions) {
        const body = await modules.version(moduleId, version);
        if (!body) continue;
        const shown = await work.run(person, 'contentNodes', { kind, body });
        for (const link of await work.run(person, 'owedLost', { shown, next })) lost.add(link);
      }
      return [...lost];
    },
  };
}

export function mayRead(actor: Actor, module: LinkedModule): boolean {
  return modulePermission('read', actor, factsOf(module)).allowed;
}

export function mayEdit(actor: Actor, module: LinkedModule): boolean {
  return modulePermission('edit', actor, factsOf(module)).allowed;
}

function factsOf({ ownerId, isSystem, isHidden }: LinkedModule) {
  return { userId: ownerId, isSystem, isHidden };
}
