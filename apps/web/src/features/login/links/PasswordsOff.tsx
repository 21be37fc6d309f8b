import { Button } from '@mantine/core';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Link } from '../../../shared/navigation/Link.tsx';
import { SideBySide } from '../SideBySide.tsx';

/** Tells a person who asks for a new password that nobody can sign in with a password here. */
export function PasswordsOff() {
  const t = useT('login');
  return (
    <SideBySide title={t('passwordsOff.title')} subtitle={t('passwordsOff.body')}>
      <Button component={Link} to="/login" size="md" fullWidth>
        {t('notFound.signIn')}
      </Button>
    </SideBySide>
  );
}
