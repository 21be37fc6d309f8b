import { type DemoAccount, endpoints } from '@mailwright/contract';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { fullName } from '../../shared/person-name.ts';
import classes from './DemoAccounts.module.css';

interface DemoAccountsProps {
  readonly disabled: boolean;
  readonly onChoose: (account: DemoAccount) => void;
}

/** Lists the demo accounts for people who try the product; shows nothing where there are none. */
export function DemoAccounts({ disabled, onChoose }: DemoAccountsProps) {
  const t = useT('login');
  const { data: accounts = [] } = useQuery({
    queryKey: ['demo-accounts'],
    queryFn: ({ signal }) => call(endpoints.auth.demo, {}, { signal }),
    retry: false,
  });
  if (accounts.length === 0) return null;
  return (
    <section className={classes.demo} aria-labelledby="demo-accounts">
      <h2 id="demo-accounts" className={classes.title}>
        {t('demo.title')}
      </h2>
      <p className={classes.hint}>{t('demo.hint')}</p>
      <ul className={classes.list}>
        {accounts.map((account) => (
          <li key={account.email}>
            <Button
              variant="default"
              fullWidth
              justify="space-between"
              disabled={disabled}
              onClick={() => onChoose(account)}
              rightSection={<span className={classes.role}>{t(`demo.${account.role}`)}</span>}
            >
              {fullName(account)}
            </Button>
            <p className={classes.credentials}>
              {account.email} · {account.password}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
