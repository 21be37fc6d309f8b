import type { KnownLink } from '@mailwright/contract';
import { Button, Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '../../../shared/api/api-error.ts';
import { errorSentence } from '../../../shared/api/error-sentence.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { Link } from '../../../shared/navigation/Link.tsx';
import { LoadFailure } from '../../../shared/ui/loading/LoadFailure.tsx';
import { SideBySide } from '../SideBySide.tsx';
import { PasswordsOff } from './PasswordsOff.tsx';

type Ended = Exclude<KnownLink['state'], 'open'> | 'unknown';

interface OpenLinkProps {
  /** Purpose of the link; links of different kinds are loaded by separate queries. */
  readonly kind: 'invitation' | 'password';
  readonly look: () => Promise<KnownLink>;
  readonly title: string;
  readonly subtitle: string;
  readonly children: (email: string) => ReactNode;
}

/** Shows what a valid link opens, or a page that says why the link is no longer valid and what to do then. */
export function OpenLink({ kind, look, title, subtitle, children }: OpenLinkProps) {
  const link = useQuery({ queryKey: ['link', kind, location.hash], queryFn: look, retry: false, staleTime: Infinity });
  if (link.isPending) {
    return (
      <SideBySide title={title} subtitle={subtitle}>
        <Stack gap="md" aria-busy="true">
          <Skeleton height={42} />
          <Skeleton height={42} />
        </Stack>
      </SideBySide>
    );
  }
  const code = link.error instanceof ApiError ? link.error.code : null;
  if (code === 'PASSWORDS_OFF') return <PasswordsOff />;
  if (link.isError && code !== 'LINK_NOT_FOUND') {
    return (
      <SideBySide title={title} subtitle={subtitle}>
        <LoadFailure title={errorSentence(link.error)} retrying={link.isFetching} retry={() => void link.refetch()} />
      </SideBySide>
    );
  }
  const state = link.data?.state ?? 'unknown';
  if (state === 'open' && link.data !== undefined) {
    return (
      <SideBySide title={title} subtitle={subtitle}>
        {children(link.data.email)}
      </SideBySide>
    );
  }
  return <EndedLink kind={kind} state={state === 'open' ? 'unknown' : state} />;
}

function EndedLink({ kind, state }: { readonly kind: OpenLinkProps['kind']; readonly state: Ended }) {
  const t = useT('login');
  // Of invitations alone.
  const advice = state === 'replaced' ? t('link.replaced.invitation') : t(`link.${state}.${kind}`);
  return (
    <SideBySide title={t(`link.${state}`)} subtitle={advice}>
      <Stack gap="md">
        {kind === 'password' && (
          <Button component={Link} to="/forgot-password" size="md" fullWidth>
            {t('forgot.again')}
          </Button>
        )}
        <Button component={Link} to="/login" size="md" fullWidth variant="default">
          {t('notFound.signIn')}
        </Button>
      </Stack>
    </SideBySide>
  );
}
