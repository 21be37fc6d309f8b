import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { useT } from '../../../../shared/i18n/use-t.ts';

/** In place of the people while they load, or when they could not be loaded. */
export function PeopleState({ failed, retry }: { readonly failed: boolean; readonly retry: () => void }) {
  const t = useT('dashboard');
  if (!failed) {
    return (
      <Stack gap={8} aria-busy="true" aria-label={t('sharing.loading')} role="status">
        <Skeleton height={61} radius="md" />
        <Skeleton height={198} radius="md" />
      </Stack>
    );
  }
  return (
    <Stack gap="sm" align="center" justify="center" h={267}>
      <Text size="sm" c="dimmed" ta="center">
        {t('sharing.failed')}
      </Text>
      <Button variant="default" onClick={retry}>
        {t('shared:tryAgain')}
      </Button>
    </Stack>
  );
}
