import { AppError } from '../../../app-error.ts';
import type { TemplateId } from '../port.ts';

/** Lets changes of one template through one after another, in the order they came. */
export type InTurn = <T>(id: TemplateId, change: () => Promise<T>) => Promise<T>;

/**
 * Changes at the same time would only hinder each other. Where the database does not answer for one, it would not for
 * those that wait behind it either: they are told the same at once.
 */
export function createSaveTurns(): InTurn {
  const last = new Map<TemplateId, Promise<unknown>>();
  return async (id, change) => {
    const before = last.get(id) ?? Promise.resolve();
    const mine = before.then(change, (error: unknown) => {
      if (error instanceof AppError && error.code === 'DATABASE_UNAVAILABLE') throw error;
      return change();
    });
    last.set(id, mine);
    try {
      return await mine;
    } finally {
      if (last.get(id) === mine) last.delete(id);
    }
  };
}
