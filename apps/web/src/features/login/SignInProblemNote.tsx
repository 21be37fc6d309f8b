import { SIGN_IN_PROBLEMS } from '@mailwright/contract';
import { Alert } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useT } from '../../shared/i18n/use-t.ts';

/** Shows why the sign-in at the provider failed, as the page's address says; nothing where it says nothing. */
export function SignInProblemNote({ problem }: { readonly problem: string | null }) {
  const t = useT('login');
  const known = SIGN_IN_PROBLEMS.find((one) => one === problem);
  if (known === undefined) return null;
  return (
    <Alert
      variant="light"
      color="red"
      mb="lg"
      icon={<IconAlertCircle size={18} />}
      role="alert"
      title={t(`problem.${known}.title`)}
    >
      {t(`problem.${known}.body`)}
    </Alert>
  );
}
