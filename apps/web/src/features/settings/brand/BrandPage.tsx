import { endpoints } from '@mailwright/contract';
import { Skeleton } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { AppHeader } from '../../../shared/shell/AppHeader.tsx';
import { Loaded } from '../../../shared/ui/loading/Loaded.tsx';
import { SettingsNavigation } from '../SettingsNavigation.tsx';
import classes from './BrandPage.module.css';
import { BrandWorkshop } from './BrandWorkshop.tsx';

const ownBrandQuery = queryOptions({
  queryKey: ['brand'],
  queryFn: ({ signal }) => call(endpoints.brand.read, {}, { signal }),
  // What is being edited is not changed by what somebody else saved: saving tells of that.
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
});

/** The brand kit of the person: made, changed, shared. */
export function BrandPage() {
  const t = useT('brand');
  useDocumentTitle(`${t('title')} · ${t('shared:appName')}`);
  const own = useQuery(ownBrandQuery);
  return (
    <>
      <AppHeader
        breadcrumbs={[
          { title: t('myTemplates'), to: '/' },
          { title: t('settings'), to: '/settings' },
          { title: t('title') },
        ]}
      />
      <main id="content" tabIndex={-1} className={classes.page}>
        <h1 className={classes.title}>{t('settings')}</h1>
        <SettingsNavigation current="brand" />
        <Loaded
          query={own}
          data={own.data}
          skeleton={<Skeleton height={420} radius={12} />}
          failure={{ title: t('failed') }}
        >
          {({ brand }) => <BrandWorkshop stored={brand} />}
        </Loaded>
      </main>
    </>
  );
}
