import type { BrandKit, StoredBrandKit } from '@mailwright/contract';
import { Button, Group } from '@mantine/core';
import { IconPalette } from '@tabler/icons-react';
import { useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { BrandForm } from './BrandForm.tsx';
import { newKit } from './new-kit.ts';
import { ReadBrandDialog, type ReadFrom } from './read/ReadBrandDialog.tsx';

/** Shows the form of the saved kit, or the ways to create one. */
export function BrandWorkshop({ stored }: { readonly stored: StoredBrandKit | null }) {
  const t = useT('brand');
  const [kept, setKept] = useState(stored);
  const [begun, setBegun] = useState<BrandKit | null>(null);
  const [reading, setReading] = useState<ReadFrom | null>(null);
  const blank = () => newKit(t('newName'), (role) => t(`role.${role}`));
  if (kept === null && begun === null) {
    return (
      <>
        <EmptyState
          icon={<IconPalette size={28} stroke={1.5} />}
          title={t('empty.title')}
          body={t('empty.body')}
          action={
            <Group justify="center" gap="sm">
              <Button onClick={() => setReading('page')}>{t('read.page')}</Button>
              <Button variant="default" onClick={() => setReading('template')}>
                {t('read.template')}
              </Button>
              <Button variant="subtle" onClick={() => setBegun(blank())}>
                {t('empty.blank')}
              </Button>
            </Group>
          }
        />
        <ReadBrandDialog from={reading} kit={blank} close={() => setReading(null)} onRead={setBegun} />
      </>
    );
  }
  return (
    <BrandForm
      stored={kept}
      begun={begun ?? kept?.kit ?? blank()}
      onSaved={(saved) => {
        setBegun(null);
        setKept(saved);
      }}
      onRemoved={() => {
        setBegun(null);
        setKept(null);
      }}
    />
  );
}
