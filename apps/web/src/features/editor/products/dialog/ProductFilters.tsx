import { LIMITS, type Store } from '@mailwright/contract';
import { NativeSelect, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { storeCategoriesQuery } from '../../core/products/product-queries.ts';
import classes from './ProductDialog.module.css';

interface ProductFiltersProps {
  readonly search: RefObject<HTMLInputElement | null>;
  readonly stores: readonly Store[];
  readonly storeId: string;
  /** '' for all. */
  readonly category: string;
  readonly typed: string;
  readonly onStore: (id: string) => void;
  readonly onCategory: (name: string) => void;
  readonly onType: (text: string) => void;
}

/** Asks which products to show: of which store, in which of its categories, with which words. */
export function ProductFilters(props: ProductFiltersProps) {
  const { search, stores, storeId, category, typed, onStore, onCategory, onType } = props;
  const t = useT('products');
  const categories = useQuery(storeCategoriesQuery(storeId));
  useEffect(() => {
    // While the stores loaded, nothing else could take the focus of the dialog.
    search.current?.focus();
  }, [search]);
  return (
    <div className={classes.filters}>
      <NativeSelect
        label={t('store')}
        value={storeId}
        data={stores.map((store) => ({ value: store.storeUuid, label: store.name }))}
        onChange={({ currentTarget }) => onStore(currentTarget.value)}
      />
      <NativeSelect
        label={t('category')}
        value={category}
        disabled={!categories.data}
        error={categories.isError && t('category.failed')}
        data={[
          { value: '', label: t(categories.isPending ? 'category.loading' : 'category.all') },
          ...(categories.data ?? []).map((name) => ({ value: name, label: name })),
        ]}
        onChange={({ currentTarget }) => onCategory(currentTarget.value)}
      />
      <TextInput
        ref={search}
        type="search"
        className={classes.search}
        data-autofocus
        label={t('search')}
        placeholder={t('search.hint')}
        leftSection={<IconSearch size={16} />}
        maxLength={LIMITS.searchTerm.max}
        value={typed}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
    </div>
  );
}
