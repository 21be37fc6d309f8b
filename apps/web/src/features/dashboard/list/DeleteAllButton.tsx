import { Button } from '@mantine/core';
import { IconTrashX } from '@tabler/icons-react';
import { useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';

/** Empties the deleted list, whatever of it is loaded. */
export function DeleteAllButton() {
  const t = useT('dashboard');
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    const { deleteAllDeleted } = await import('../actions/delete-all-deleted.ts');
    await deleteAllDeleted();
    setBusy(false);
  };
  return (
    <Button
      variant="subtle"
      color="red"
      size="compact-sm"
      loading={busy}
      leftSection={<IconTrashX size={16} stroke={1.7} />}
      onClick={() => void run()}
    >
      {t('deleteAll')}
    </Button>
  );
}
