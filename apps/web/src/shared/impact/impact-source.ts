import type { ModuleImpact, ModuleUpdate, ModuleUse, ModuleUses, StartModuleUpdate } from '@mailwright/contract';

/** A template that would look different, or could. */
export type ImpactUse = Omit<ModuleUse, 'version' | 'instances'> & {
  /** It is already what an update would make of it. */
  readonly isCurrent: boolean;
  /** What it shows now, where that has a number. */
  readonly version: number | null;
};

export interface ImpactUses extends Omit<ModuleUses, 'uses'> {
  readonly uses: readonly ImpactUse[];
}

interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** What is brought to templates: a version of a module, or what a brand kit is now. */
export interface ImpactSource {
  readonly kind: ModuleUpdate['kind'];
  readonly id: string;
  readonly name: string;
  /** What templates would get: the next version of a module, the revision of a kit. */
  readonly version: number;
  uses(page: Page, signal: AbortSignal): Promise<ImpactUses>;
  /** A template before and after. */
  show(templateId: string, signal: AbortSignal): Promise<ModuleImpact>;
  /** The updates that the person has started, newest first. */
  updates(signal: AbortSignal): Promise<ModuleUpdate[]>;
  /**
   * @param version the one that has just been published, else that of the source
   * @param allowLoss also where links that readers are owed are lost by it
   */
  start(templates: StartModuleUpdate['templates'], version: number, allowLoss: boolean): Promise<ModuleUpdate>;
}
