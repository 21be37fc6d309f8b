import type { Category } from '@mailwright/contract';
import { type Icon, IconEye, IconEyeOff, IconPencil, IconTrash } from '@tabler/icons-react';
import { errorSentence } from '../../../shared/api/error-sentence.ts';
import { i18n } from '../../../shared/i18n/i18n.ts';
import { confirm } from '../../../shared/ui/dialog/confirm.ts';
import { toast } from '../../../shared/ui/toast/toast.tsx';
import { deleteCategory, setCategoryHidden } from '../data/category-changes.ts';

/** Functions of a category's line that its menu calls. */
export interface CategoryHands {
  readonly rename: () => void;
  /** Called when the category is deleted; opens another place if the category is shown. */
  readonly leave: () => void;
}

/** Action of an admin on a category. Its label is the string `category.<id>`. */
export interface CategoryAction {
  readonly id: 'rename' | 'hide' | 'show' | 'delete';
  readonly icon: Icon;
  readonly danger?: boolean;
  readonly offered: (category: Category) => boolean;
  readonly run: (category: Category, pageActions: CategoryHands) => unknown;
}

export const categoryActions: readonly CategoryAction[] = [
  { id: 'rename', icon: IconPencil, offered: () => true, run: (_category, pageActions) => pageActions.rename() },
  { id: 'hide', icon: IconEyeOff, offered: ({ hidden }) => !hidden, run: hide },
  { id: 'show', icon: IconEye, offered: ({ hidden }) => hidden, run: show },
  { id: 'delete', icon: IconTrash, danger: true, offered: () => true, run: remove },
];

/**
 * Shows an error in a toast and throws it again. The dialog stays open with the error; the toast is seen even by a person who
 * looks elsewhere.
 */
function tell(error: unknown): never {
  toast.error(errorSentence(error));
  throw error;
}

async function hide(category: Category): Promise<void> {
  const done = await confirm({
    title: i18n.t('dashboard:category.hideTitle', { name: category.name }),
    body: i18n.t('dashboard:category.hideBody'),
    confirmLabel: i18n.t('dashboard:category.hide'),
    act: () => setCategoryHidden(category, true).catch(tell),
  });
  if (done) toast.success(i18n.t('dashboard:category.hidden', { name: category.name }));
}

async function show(category: Category): Promise<void> {
  try {
    await setCategoryHidden(category, false);
    toast.success(i18n.t('dashboard:category.shown', { name: category.name }));
  } catch (error) {
    toast.error(errorSentence(error));
  }
}

async function remove(category: Category, pageActions: CategoryHands): Promise<void> {
  const done = await confirm({
    title: i18n.t('dashboard:category.deleteTitle', { name: category.name }),
    body: i18n.t(deletionBody(category), { count: category.count }),
    confirmLabel: i18n.t('dashboard:category.delete'),
    danger: true,
    act: () => deleteCategory(category),
  });
  if (!done) return;
  toast.success(i18n.t('dashboard:category.deleted', { name: category.name }));
  pageActions.leave();
}

/**
 * Returns the key of the text that says what happens to a category's templates: those of a hidden category become visible when
 * it is deleted.
 */
export function deletionBody({ hidden, count }: Pick<Category, 'hidden' | 'count'>) {
  return hidden && count > 0 ? 'dashboard:category.deleteHiddenBody' : 'dashboard:category.deleteBody';
}
