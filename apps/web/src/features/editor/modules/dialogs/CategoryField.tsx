import { Button, Select } from '@mantine/core';
import { IconFolderPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { shownCategory } from '../../../../shared/library/shown-texts.ts';
import { moduleCategoriesQuery } from '../../../../shared/modules/modules-query.ts';
import { useAccount } from '../../../../shared/session/session-store.ts';
import { type CategoryScope, categoriesFor, managedScopes } from '../library/module-permissions.ts';
import { NewCategory } from './NewCategory.tsx';

/** Stands for no category: 'My modules'. */
export const NO_CATEGORY = 'none';

interface CategoryFieldProps {
  /** Scopes whose categories the module may be put into. */
  readonly scopes: readonly CategoryScope[];
  readonly value: string;
  readonly onChange: (category: string) => void;
}

/** Chooses the category of a module, or makes a new one on the way. */
export function CategoryField({ scopes, value, onChange }: CategoryFieldProps) {
  const t = useT('modules');
  const account = useAccount();
  const categories = useQuery(moduleCategoriesQuery);
  const [adding, setAdding] = useState(false);
  // The inputs change places under the focus, which goes on with what has come.
  const focusing = useRef(false);
  const end = () => {
    focusing.current = true;
    setAdding(false);
  };
  const focusOnReturn = (input: HTMLInputElement | null) => {
    if (input && focusing.current) input.focus();
    focusing.current = false;
  };
  const canAdd = managedScopes(account).filter((scope) => scopes.includes(scope));
  const groups = scopes.map((scope) => ({
    group: t(`category.scope.${scope}`),
    items: categoriesFor(categories.data ?? [], scope).map((category) => ({
      value: category.id,
      label: shownCategory(category).name,
    })),
  }));
  const none = { value: NO_CATEGORY, label: t(scopes.includes('user') ? 'group.mine' : 'group.system') };
  if (adding) {
    return (
      <NewCategory
        scopes={canAdd}
        onMade={({ id }) => {
          onChange(id);
          end();
        }}
        onCancel={end}
      />
    );
  }
  return (
    <div>
      <Select
        ref={focusOnReturn}
        label={t('category')}
        allowDeselect={false}
        openOnFocus={false}
        searchable={(categories.data?.length ?? 0) > 8}
        data={[none, ...groups.filter(({ items }) => items.length > 0)]}
        value={value}
        error={categories.isError ? t('category.failed') : undefined}
        onChange={(next) => onChange(next ?? NO_CATEGORY)}
      />
      {canAdd.length > 0 && (
        <Button
          mt={6}
          size="compact-sm"
          variant="subtle"
          leftSection={<IconFolderPlus size={15} stroke={1.7} />}
          onClick={() => setAdding(true)}
        >
          {t('category.new')}
        </Button>
      )}
    </div>
  );
}
