import { SETUP_FAULTS } from '@mailwright/contract';
import { Button } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { IconCopy } from '@tabler/icons-react';
import { useT } from '../../shared/i18n/use-t.ts';
import { Link } from '../../shared/navigation/Link.tsx';
import { useQueryParams } from '../../shared/navigation/place.ts';
import { copyText } from '../../shared/ui/copy-text.ts';
import classes from './LoginPage.module.css';
import { SideBySide } from './SideBySide.tsx';

/** Shows what the operator must fix before people can sign in at the company's provider. */
export function SetupFaultPage() {
  const t = useT('login');
  const search = useQueryParams();
  useDocumentTitle(`${t('problem.setup.title')} · ${t('shared:appName')}`);
  const fault = SETUP_FAULTS.find((one) => one === search.get('fault'));
  // Anybody can write the address of this page.
  const reference = /^[\w-]{1,64}$/.exec(search.get('reference') ?? '')?.[0];
  const lines = [
    fault && { name: t('setupFault.fault'), value: t(`setupFault.${fault}`) },
    reference !== undefined && { name: t('setupFault.reference'), value: reference },
  ].filter((line) => typeof line === 'object');
  const text = [t('problem.setup.title'), ...lines.map(({ name, value }) => `${name}: ${value}`)].join('\n');
  return (
    <SideBySide title={t('problem.setup.title')} subtitle={t('problem.setup.body')}>
      <div className={classes.form}>
        {lines.length > 0 && (
          <dl className={classes.facts}>
            {lines.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {lines.length > 0 && (
          <Button size="md" fullWidth leftSection={<IconCopy size={18} />} onClick={() => void copyText(text)}>
            {t('setupFault.copy')}
          </Button>
        )}
        <Button component={Link} to="/login" size="md" fullWidth variant="default">
          {t('setupFault.back')}
        </Button>
      </div>
    </SideBySide>
  );
}
