import { Text } from '@mantine/core';
import { useT } from '../../../shared/i18n/use-t.ts';
import classes from '../LoginPage.module.css';
import { ProviderButton } from '../ProviderButton.tsx';

interface JoinAtProviderProps {
  /** Email address of the invited person. */
  readonly email: string;
  /** Name of the provider. */
  readonly label: string;
}

/** Offers an invited person to sign in at the company's provider, which creates the account; used where passwords are off. */
export function JoinAtProvider({ email, label }: JoinAtProviderProps) {
  const t = useT('login');
  return (
    <div className={classes.form}>
      <Text size="sm">{t('accept.as', { email })}</Text>
      <ProviderButton label={label} next="/" variant="filled" />
    </div>
  );
}
