import { Text } from '@mantine/core';
import { useT } from '../../../shared/i18n/use-t.ts';
import classes from '../LoginPage.module.css';
import { ProviderButton } from '../ProviderButton.tsx';

interface JoinAtProviderProps {
  /** Whom the invitation is for. */
  readonly email: string;
  /** What the provider is called. */
  readonly label: string;
}

/** Whoever is invited where passwords are off: signing in at the company's provider makes the account. */
export function JoinAtProvider({ email, label }: JoinAtProviderProps) {
  const t = useT('login');
  return (
    <div className={classes.form}>
      <Text size="sm">{t('accept.as', { email })}</Text>
      <ProviderButton label={label} next="/" variant="filled" />
    </div>
  );
}
