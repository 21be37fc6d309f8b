import { Button } from '@mantine/core';
import { IconBuildingStore } from '@tabler/icons-react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { Link } from '../../../../shared/navigation/Link.tsx';
import { useAccount } from '../../../../shared/session/session-store.ts';
import { EmptyState } from '../../../../shared/ui/EmptyState.tsx';
import { NotInPlan } from '../NotInPlan.tsx';

/** In the place of the products of somebody without a store: the way to connect one, or to a plan that has them. */
export function NoStores() {
  const t = useT('products');
  const { features } = useAccount();
  const icon = <IconBuildingStore size={28} stroke={1.5} />;
  if (!features.products) return <NotInPlan icon={icon} body={t('plan.body')} />;
  return (
    <EmptyState
      icon={icon}
      title={t('stores.empty.title')}
      body={t('stores.empty.body')}
      action={
        // In a tab of its own: the mail stays open, and the list looks again when one comes back.
        <Button component={Link} to="/settings/stores" target="_blank">
          {t('stores.connect')}
        </Button>
      }
    />
  );
}
