import { Button } from '@mantine/core';
import { IconTrashX } from '@tabler/icons-react';
import { useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { deleteAllDeleted } from '../actions/delete-all-deleted.ts';

/** Empties the deleted list, whatever of it is loaded. */
export function DeleteAllButton() {
  const t = useT('dashboard');
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
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
