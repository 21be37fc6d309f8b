import { endpoints } from '@mailwright/contract';
import { Button, type ButtonVariant } from '@mantine/core';
import { IconBuilding } from '@tabler/icons-react';
import { addressOf } from '../../shared/api/call.ts';
import { useT } from '../../shared/i18n/use-t.ts';

interface ProviderButtonProps {
  /** What the provider is called. */
  readonly label: string;
  /** Where to go afterwards. */
  readonly next: string;
  readonly variant: ButtonVariant;
}

/** Leads to the company's provider. */
export function ProviderButton({ label, next, variant }: ProviderButtonProps) {
  const t = useT('login');
  return (
    <Button
      component="a"
      href={addressOf(endpoints.singleSignOn.begin, { query: { next } })}
      variant={variant}
      size="md"
      fullWidth
      leftSection={<IconBuilding size={18} />}
    >
      {t('provider', { name: label })}
    </Button>
  );
}
