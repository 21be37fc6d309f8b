import { endpoints } from '@mailwright/contract';
import { Button, type ButtonVariant } from '@mantine/core';
import { IconBuilding } from '@tabler/icons-react';
import { addressOf } from '../../shared/api/call.ts';
import { useT } from '../../shared/i18n/use-t.ts';

interface ProviderButtonProps {
  /** Name of the provider. */
  readonly label: string;
  /** Address to open after the sign-in. */
  readonly next: string;
  readonly variant: ButtonVariant;
}

/** Shows a button that opens the sign-in page of the company's provider. */
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
