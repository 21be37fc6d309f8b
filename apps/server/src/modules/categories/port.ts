import type { CategoryGroup, CategoryType } from '@mailwright/contract';

export interface CategoryRecord {
  readonly id: string;
  readonly name: string;
  readonly group: CategoryGroup;
  readonly hidden: boolean;
  /** `email` for templates, `email_cb` for custom blocks. */
  readonly type: CategoryType;
  /** Published system templates in it. */
  readonly count: number;
}

interface CategoryFilter {
  readonly type?: CategoryType;
  readonly group?: CategoryGroup;
  readonly hidden?: boolean;
}

export interface CategoryRepository {
  /** In the order they were seeded or created. */
  list(filter: CategoryFilter): Promise<readonly CategoryRecord[]>;
  findMany(ids: readonly string[]): Promise<readonly CategoryRecord[]>;
  /** `position` orders categories made at the same time. */
  add(category: NewCategory): Promise<void>;
  /** False when another category of this type has the name; names compare without case. */
  addUnique(category: NewCategory): Promise<boolean>;
  /** False when the new name is another's; a name that stays is not compared. */
  update(category: Pick<CategoryRecord, 'id' | 'type' | 'name'>, change: CategoryChange): Promise<boolean>;
  remove(id: string): Promise<void>;
}

export type NewCategory = Omit<CategoryRecord, 'count'> & { readonly position: number; readonly now: number };

export type CategoryChange = Pick<CategoryRecord, 'name' | 'hidden'>;
