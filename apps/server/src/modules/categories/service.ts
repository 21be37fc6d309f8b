import {
  type Actor,
  type CategoryGroup,
  type CategoryType,
  type CreateCategoryRequest,
  categoryNameProblem,
  MESSAGES,
  type UpdateCategoryRequest,
} from '@mailwright/contract';
import { AppError } from '../../app-error.ts';
import { newId } from '../../db/new-id.ts';
import type { CategoryChange, CategoryRecord, CategoryRepository } from './port.ts';

interface CategoryRequest {
  readonly type: CategoryType;
  readonly group?: CategoryGroup;
  readonly withHidden: boolean;
}

export interface CategoryService {
  /** The role decides what is listed: hidden categories are for admins, whatever is asked for. */
  list(actor: Actor, request: CategoryRequest): Promise<readonly CategoryRecord[]>;
  /** For admins; a name that is there already, compared without case, is refused. */
  create(actor: Actor, request: CreateCategoryRequest): Promise<CategoryRecord>;
  /** For admins; the layouts group stays as it is. */
  update(actor: Actor, id: string, change: UpdateCategoryRequest): Promise<CategoryRecord>;
  /** For admins; its members stay and are in one category less. */
  remove(actor: Actor, id: string): Promise<void>;
}

export interface CategoryDeps {
  readonly categories: CategoryRepository;
  readonly now: () => number;
}

export function createCategoryService({ categories, now }: CategoryDeps): CategoryService {
  async function manageable(actor: Actor, id: string): Promise<CategoryRecord> {
    requireAdmin(actor);
    const [category] = await categories.findMany([id]);
    if (!category) throw new AppError('CATEGORY_NOT_FOUND');
    if (category.group === 'layouts') throw new AppError('FORBIDDEN');
    return category;
  }

  return {
    list(actor, { type, group, withHidden }) {
      const seesHidden = actor.role === 'admin' && withHidden;
      return categories.list({ type, ...(group && { group }), ...(!seesHidden && { hidden: false }) });
    },

    async create(actor, { name, type, group, hidden }) {
      requireAdmin(actor);
      const category = { id: newId(), name, type, group, hidden };
      if (!(await categories.addUnique({ ...category, position: 0, now: now() })))
        throw new AppError('CATEGORY_EXISTS');
      return { ...category, count: 0 };
    },

    async update(actor, id, request) {
      const category = await manageable(actor, id);
      const { name = category.name, hidden = category.hidden } = request;
      const problem = categoryNameProblem(name, category.name);
      if (problem) throw new AppError('VALIDATION_FAILED', { details: [{ path: 'name', message: MESSAGES[problem] }] });
      const change: CategoryChange = { name: name === category.name ? name : name.trim(), hidden };
      if (!(await categories.update(category, change))) throw new AppError('CATEGORY_EXISTS');
      return { ...category, ...change };
    },

    async remove(actor, id) {
      await manageable(actor, id);
      await categories.remove(id);
    },
  };
}

function requireAdmin(actor: Actor): void {
  if (actor.role !== 'admin') throw new AppError('FORBIDDEN');
}
