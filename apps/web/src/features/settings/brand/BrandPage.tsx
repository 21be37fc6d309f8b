import { endpoints } from '@mailwright/contract';
import { Skeleton } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Loaded } from '../../../shared/ui/loading/Loaded.tsx';
import { SettingsShell } from '../SettingsShell.tsx';
import { BrandWorkshop } from './BrandWorkshop.tsx';

const ownBrandQuery = queryOptions({
  queryKey: ['brand'],
  queryFn: ({ signal }) => call(endpoints.brand.read, {}, { signal }),
  // What is being edited is not changed by what somebody else saved: saving tells of that.
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
});

/** Shows the person's brand kit, to create, change and share it. */
export function BrandPage() {
  const t = useT('brand');
  const own = useQuery(ownBrandQuery);
  return (
    <SettingsShell page="brand">
      <Loaded
        query={own}
        data={own.data}
        skeleton={<Skeleton height={420} radius={12} />}
        failure={{ title: t('failed') }}
      >
        {({ brand }) => <BrandWorkshop stored={brand} />}
      </Loaded>
    </SettingsShell>
  );
}
