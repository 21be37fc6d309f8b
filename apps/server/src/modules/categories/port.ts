import type { CategoryGroup, CategoryType } from '@mailwright/contract';

export interface CategoryRecord {
  readonly id: string;
  readonly name: string;
  readonly group: CategoryGroup;
  readonly hidden: boolean;
  /** `email` for templates, `email_cb` for custom blocks. */
  readonly type: CategoryType;
  /** Owner of a category of modules; null for a category of everybody. */
  readonly ownerId: string | null;
  /** Number of published system templates, or of modules, in it. */
  readonly count: number;
}

interface CategoryFilter {
  readonly type?: CategoryType;
  readonly group?: CategoryGroup;
  readonly hidden?: boolean;
  /** Person whose categories are listed beside those of everybody; without it, only those of everybody. */
  readonly ownerId?: string;
}

/** Categories among which a name must be unique. */
export interface NameScope {
  readonly type: CategoryType;
  /** Person whose categories are meant, together with the categories of everybody. */
  readonly viewerId: string;
  /** True when the hidden categories of everybody are meant too. */
  readonly withHidden: boolean;
}

export interface CategoryRepository {
  /** Returns the categories in the order they were seeded or created. */
  list(filter: CategoryFilter): Promise<readonly CategoryRecord[]>;
  findMany(ids: readonly string[]): Promise<readonly CategoryRecord[]>;
  /** Adds a category. `position` orders categories made at the same time. */
  add(category: NewCategory): Promise<void>;
  /** Adds a category; false when another category that the person sees has the name. Names compare without case. */
  addUnique(category: NewCategory, scope: NameScope): Promise<boolean>;
  /** Changes a category; false when another category has the new name. A name that stays is not compared. */
  update(category: Pick<CategoryRecord, 'id' | 'name'>, change: CategoryChange, scope: NameScope): Promise<boolean>;
  remove(id: string): Promise<void>;
}

export type NewCategory = Omit<CategoryRecord, 'count' | 'ownerId'> & {
  readonly ownerId?: string | null;
  readonly position: number;
  readonly now: number;
};

export type CategoryChange = Pick<CategoryRecord, 'name' | 'hidden'>;
