import type { Actor } from '@mailwright/contract';
import { AppError } from '../../app-error.ts';
import type { StoreRecord, StoreRepository } from './port.ts';

/** Checks who may see which store: its owner, and for the demo store everybody whose plan has products. */
export interface StoreAccess {
  /** Returns the stores that the person may see; none without the plan. */
  list(actor: Actor): Promise<readonly StoreRecord[]>;
  /**
   * Throws when the person's plan has no products.
   * @throws AppError `PLAN_REQUIRED`
   */
  requirePlan(actor: Actor): void;
  /**
   * Returns a store that the person may see.
   * @throws AppError `PLAN_REQUIRED`, `STORE_NOT_FOUND`
   */
  require(actor: Actor, id: string): Promise<StoreRecord>;
  /** Returns those of the stores that the person may see. */
  among(actor: Actor, ids: readonly string[]): Promise<readonly StoreRecord[]>;
}

export function createStoreAccess(stores: Pick<StoreRepository, 'ofReader' | 'find' | 'among'>): StoreAccess {
  function requirePlan(actor: Actor): void {
    if (!actor.features.products) throw new AppError('PLAN_REQUIRED');
  }

  return {
    list: async (actor) => (actor.features.products ? stores.ofReader(actor.id) : []),
    requirePlan,
    async require(actor, id) {
      requirePlan(actor);
      const store = await stores.find(id, actor.id);
      if (!store) throw new AppError('STORE_NOT_FOUND');
      return store;
    },
    among: async (actor, ids) => (actor.features.products ? stores.among([...new Set(ids)], actor.id) : []),
  };
}
