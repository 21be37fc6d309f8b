import type { CategoryGroup, CategoryType } from '@mailwright/contract';

export interface CategoryRecord {
  readonly id: string;
  readonly name: string;
  readonly group: CategoryGroup;
  readonly hidden: boolean;
  /** `email` for templates, `email_cb` for custom blocks. */
  readonly type: CategoryType;
  /** Whose category of modules it is; null where it is everybody's. */
  readonly ownerId: string | null;
  /** Published system templates in it, or the modules in it. */
  readonly count: number;
}

interface CategoryFilter {
  readonly type?: CategoryType;
  readonly group?: CategoryGroup;
  readonly hidden?: boolean;
  /** Those of this person beside everybody's; without one everybody's alone. */
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
  /** In the order they were seeded or created. */
  list(filter: CategoryFilter): Promise<readonly CategoryRecord[]>;
  findMany(ids: readonly string[]): Promise<readonly CategoryRecord[]>;
  /** `position` orders categories made at the same time. */
  add(category: NewCategory): Promise<void>;
  /** False when another category that the person sees has the name; names compare without case. */
  addUnique(category: NewCategory, scope: NameScope): Promise<boolean>;
  /** False when the new name is another's; a name that stays is not compared. */
  update(category: Pick<CategoryRecord, 'id' | 'name'>, change: CategoryChange, scope: NameScope): Promise<boolean>;
  remove(id: string): Promise<void>;
}

export type NewCategory = Omit<CategoryRecord, 'count' | 'ownerId'> & {
  readonly ownerId?: string | null;
  readonly position: number;
  readonly now: number;
};

export type CategoryChange = Pick<CategoryRecord, 'name' | 'hidden'>;
