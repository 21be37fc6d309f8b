import {
  type Actor,
  type CategoryGroup,
  type CategoryType,
  type CreateCategoryRequest,
  categoryNameProblem,
  MESSAGES,
  managesModuleCategory,
  seesModuleCategory,
  type UpdateCategoryRequest,
} from '@mailwright/contract';
import { AppError } from '../../app-error.ts';
import { newId } from '../../db/new-id.ts';
import type { CategoryChange, CategoryRecord, CategoryRepository, NameScope } from './port.ts';

interface CategoryRequest {
  readonly type: CategoryType;
  readonly group?: CategoryGroup;
  readonly withHidden: boolean;
}

export interface CategoryService {
  /**
   * Returns the categories that the caller's role may see: hidden ones are for administrators only, the caller's own categories
   * of modules are always listed.
   */
  list(actor: Actor, request: CategoryRequest): Promise<readonly CategoryRecord[]>;
  /** Creates a category, for administrators, and for owners of categories of modules; a name that exists is refused. */
  create(actor: Actor, request: CreateCategoryRequest): Promise<CategoryRecord>;
  /** Changes a category, for its owner or an administrator; one of the layouts group cannot be changed. */
  update(actor: Actor, id: string, change: UpdateCategoryRequest): Promise<CategoryRecord>;
  /** Deletes a category, for its owner or an administrator; its members stay. */
  remove(actor: Actor, id: string): Promise<void>;
}

export interface CategoryDeps {
  readonly categories: CategoryRepository;
  readonly now: () => number;
}

export function createCategoryService({ categories, now }: CategoryDeps): CategoryService {
  async function manageable(actor: Actor, id: string): Promise<CategoryRecord> {
    const [category] = await categories.findMany([id]);
    if (category?.type === 'email_cb') {
      if (!seesModuleCategory(actor, category)) throw new AppError('CATEGORY_NOT_FOUND');
      if (!managesModuleCategory(actor, category)) throw new AppError('FORBIDDEN');
      return category;
    }
    // Among them those that somebody had and has deleted.
    if (!category) throw new AppError('CATEGORY_NOT_FOUND');
    requireAdmin(actor);
    if (category.group === 'layouts') throw new AppError('FORBIDDEN');
    return category;
  }

  return {
    list(actor, { type, group, withHidden }) {
      const seesHidden = actor.role === 'admin' && withHidden;
      const own = type === 'email_cb' && { ownerId: actor.id };
      return categories.list({ type, ...own, ...(group && { group }), ...(!seesHidden && { hidden: false }) });
    },

    async create(actor, { name, type, group, hidden }) {
      const ownerId = type === 'email_cb' && group === 'user' ? actor.id : null;
      if (!managesModuleCategory(actor, { ownerId })) throw new AppError('FORBIDDEN');
      const category = { id: newId(), name, type, group, hidden, ownerId };
      const isNew = await categories.addUnique({ ...category, position: 0, now: now() }, nameScope(actor, type));
      if (!isNew) throw new AppError('CATEGORY_EXISTS');
      return { ...category, count: 0 };
    },

    async update(actor, id, request) {
      const category = await manageable(actor, id);
      const { name = category.name, hidden = category.hidden } = request;
      const problem = categoryNameProblem(name, category.name);
      if (problem) throw new AppError('VALIDATION_FAILED', { details: [{ path: 'name', message: MESSAGES[problem] }] });
      const change: CategoryChange = { name: name === category.name ? name : name.trim(), hidden };
      const isDone = await categories.update(category, change, nameScope(actor, category.type));
      if (!isDone) throw new AppError('CATEGORY_EXISTS');
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

/** Returns the categories among which a name must be unique: those that the person sees. */
function nameScope(actor: Actor, type: CategoryType): NameScope {
  return { type, viewerId: actor.id, withHidden: actor.role === 'admin' };
}
