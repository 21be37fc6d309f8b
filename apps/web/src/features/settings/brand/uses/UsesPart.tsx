import type { StoredBrandKit } from '@mailwright/contract';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { PartSection } from '../parts/PartSection.tsx';
import { usesCountQuery } from './uses-count-query.ts';

interface UsesPartProps {
  readonly stored: StoredBrandKit;
  readonly onOpen: () => void;
}

/** Shows the number of templates that use values of the kit, and of those that do not have its latest values. */
export function UsesPart({ stored, onOpen }: UsesPartProps) {
  const t = useT('brand');
  const { data: counts, isError } = useQuery(usesCountQuery(stored));
  const hint = isError
    ? t('uses.failed')
    : counts &&
      [
        t('uses.in', { count: counts.total }),
        ...(counts.behind > 0 ? [t('uses.behind', { count: counts.behind })] : []),
      ].join(' · ');
  return (
    <PartSection
      title={t('uses')}
      hint={hint ?? '…'}
      actions={
        <Button size="xs" variant={counts && counts.behind > 0 ? 'light' : 'default'} onClick={onOpen}>
          {t(counts && counts.behind > 0 ? 'uses.review' : 'uses.show')}
        </Button>
      }
    />
  );
}
