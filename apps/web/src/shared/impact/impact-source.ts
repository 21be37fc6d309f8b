import type { ModuleImpact, ModuleUpdate, ModuleUse, ModuleUses, StartModuleUpdate } from '@mailwright/contract';

/** Template that the change would, or could, make look different. */
export type ImpactUse = Omit<ModuleUse, 'version' | 'instances'> & {
  /** True when an update would not change it any more. */
  readonly isCurrent: boolean;
  /** Version that the template has now; null where it has no number. */
  readonly version: number | null;
};

export interface ImpactUses extends Omit<ModuleUses, 'uses'> {
  readonly uses: readonly ImpactUse[];
}

interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** Source of a change of templates: a version of a module, or the current state of a brand kit. */
export interface ImpactSource {
  readonly kind: ModuleUpdate['kind'];
  readonly id: string;
  readonly name: string;
  /** Version that templates would get: the next one of a module, the revision of a kit. */
  readonly version: number;
  uses(page: Page, signal: AbortSignal): Promise<ImpactUses>;
  /** Returns a template before and after the change. */
  show(templateId: string, signal: AbortSignal): Promise<ModuleImpact>;
  /** Returns the updates that the person started, newest first. */
  updates(signal: AbortSignal): Promise<ModuleUpdate[]>;
  /**
   * Starts an update of templates.
   * @param version version that was just published, or else the source's
   * @param allowLoss true to update templates even if links that readers need are lost
   */
  start(templates: StartModuleUpdate['templates'], version: number, allowLoss: boolean): Promise<ModuleUpdate>;
}
