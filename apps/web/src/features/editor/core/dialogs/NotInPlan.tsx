import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { useAccount } from '../../../../shared/session/session-store.ts';
import { EmptyState } from '../../../../shared/ui/EmptyState.tsx';

interface NotInPlanProps {
  readonly icon: ReactNode;
  /** Sentence about the feature that is not in the plan. */
  readonly body: string;
}

/** In the place of what somebody's plan does not have: that, and the way to one that has it where there is such a page. */
export function NotInPlan({ icon, body }: NotInPlanProps) {
  const t = useT('products');
  const { upgradeUrl } = useAccount();
  return (
    <EmptyState
      icon={icon}
      title={t('messages:notInPlan')}
      body={body}
      action={
        upgradeUrl !== null && (
          <Button component="a" href={upgradeUrl} target="_blank" rel="noopener noreferrer">
            {t('plan.upgrade')}
          </Button>
        )
      }
    />
  );
}
