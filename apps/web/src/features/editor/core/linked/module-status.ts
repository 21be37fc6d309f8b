import type { OpenTemplateAnswer } from '@mailwright/contract';
import { type EmailDocument, instancesOf, type ModuleInstance } from '@mailwright/document';

/** Facts from the server about a module that the open mail is linked to. */
export type ModuleUpdateNotice = OpenTemplateAnswer['modules'][number];

/** By module id; what is not in it has not been asked for yet. */
export type ModuleUpdateNotices = ReadonlyMap<string, ModuleUpdateNotice>;

/** State of a linked module compared to the module's current version. */
export type ModuleStatus = 'unknown' | 'current' | 'newer' | 'gone' | 'unreadable';

export function statusOf({ moduleId, version }: ModuleInstance, notices: ModuleUpdateNotices): ModuleStatus {
  const module = notices.get(moduleId);
  if (module === undefined) return 'unknown';
  if (module.isGone) return 'gone';
  if (module.version === null) return 'unreadable';
  return version < module.version ? 'newer' : 'current';
}

/** A module of the mail with a newer version than the mail shows. */
export interface ModuleUpdate {
  readonly moduleId: string;
  readonly name: string;
  /** The one to update to. */
  readonly version: number;
}

/** The modules with a newer version, in the order of the mail, each once. */
export function newerModules(document: EmailDocument, notices: ModuleUpdateNotices): readonly ModuleUpdate[] {
  const updates = new Map<string, ModuleUpdate>();
  for (const { instance } of instancesOf(document)) {
    const module = notices.get(instance.moduleId);
    if (module?.version && statusOf(instance, notices) === 'newer')
      updates.set(module.moduleId, { moduleId: module.moduleId, name: module.name, version: module.version });
  }
  return [...updates.values()];
}

/** The modules that a mail is linked to, each once. */
export function linkedModuleIds(document: EmailDocument): readonly string[] {
  return [...new Set(instancesOf(document).map(({ instance }) => instance.moduleId))];
}
