import type { Category } from '@mailwright/contract';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { IconButton } from '../../../shared/ui/IconButton.tsx';

const CategoryPopover = lazy(async () => ({ default: (await import('./CategoryPopover.tsx')).CategoryPopover }));

export function NewCategoryButton({ categories }: { readonly categories: readonly Category[] }) {
  const t = useT('dashboard');
  const [opened, setOpened] = useState(false);
  return (
    <>
      <IconButton
        size={28}
        label={t('category.new')}
        icon={<IconPlus size={16} stroke={1.8} />}
        aria-expanded={opened}
        onClick={() => setOpened(true)}
      />
      <Suspense>{opened && <CategoryPopover opened close={() => setOpened(false)} categories={categories} />}</Suspense>
    </>
  );
}
