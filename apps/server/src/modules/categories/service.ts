import type { Actor, CategoryGroup, CategoryType } from '@mailwright/contract';
import type { CategoryRecord, CategoryRepository } from './port.ts';

interface CategoryRequest {
  readonly type: CategoryType;
  readonly group?: CategoryGroup;
  readonly withHidden: boolean;
}

export interface CategoryService {
  /** The role decides what is listed: hidden categories are for admins, whatever is asked for. */
  list(actor: Actor, request: CategoryRequest): Promise<readonly CategoryRecord[]>;
}

export function createCategoryService(categories: CategoryRepository): CategoryService {
  return {
    list(actor, { type, group, withHidden }) {
      const seesHidden = actor.role === 'admin' && withHidden;
      return categories.list({ type, ...(group && { group }), ...(!seesHidden && { hidden: false }) });
    },
  };
}
