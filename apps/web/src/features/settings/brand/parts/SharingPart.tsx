import { endpoints, LIMITS, type Principal, type StoredBrandKit } from '@mailwright/contract';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../shared/api/call.ts';
import { errorSentence } from '../../../../shared/api/error-sentence.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { PeoplePicker } from '../../../../shared/people/PeoplePicker.tsx';
import { PersonChips } from '../../../../shared/people/PersonChips.tsx';
import { DialogActions } from '../../../../shared/ui/dialog/DialogActions.tsx';
import { DialogFrame } from '../../../../shared/ui/dialog/DialogFrame.tsx';
import { toast } from '../../../../shared/ui/toast/toast.tsx';
import { PartSection } from './PartSection.tsx';

interface SharingPartProps {
  readonly stored: StoredBrandKit;
  readonly onShared: (stored: StoredBrandKit) => void;
}

/** Shows how many other people may use the kit, and lets its owner change them. */
export function SharingPart({ stored, onShared }: SharingPartProps) {
  const t = useT('brand');
  const [opened, setOpened] = useState(false);
  const count = stored.people.length;
  return (
    <PartSection
      title={t('sharing')}
      hint={count === 0 ? t('sharing.nobody') : t('sharing.with', { count })}
      actions={
        <Button size="xs" variant="default" onClick={() => setOpened(true)}>
          {t('sharing.open')}
        </Button>
      }
    >
      <DialogFrame opened={opened} size={520} title={t('sharing')} onClose={() => setOpened(false)}>
        <SharingForm
          key={String(opened)}
          stored={stored}
          close={() => setOpened(false)}
          onShared={(next) => {
            onShared(next);
            setOpened(false);
          }}
        />
      </DialogFrame>
    </PartSection>
  );
}

function SharingForm({ stored, close, onShared }: SharingPartProps & { readonly close: () => void }) {
  const t = useT('brand');
  const [chosen, setChosen] = useState<readonly Principal[]>(stored.people);
  const ids = new Set(chosen.map(({ id }) => id));
  const share = useMutation({
    mutationFn: () => call(endpoints.brand.share, { body: { people: [...ids] } }),
    onSuccess: onShared,
    onError: (error) => toast.error(errorSentence(error)),
  });
  const remove = ({ id }: Principal) => setChosen(chosen.filter((person) => person.id !== id));
  const toggle = (person: Principal) => {
    if (ids.has(person.id)) remove(person);
    else if (ids.size < LIMITS.collaborators.max) setChosen([...chosen, person]);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        share.mutate();
      }}
    >
      <p>{t('sharing.hint')}</p>
      <PersonChips people={chosen} holderId={null} onRemove={remove} />
      <PeoplePicker chosen={ids} onToggle={toggle} />
      <DialogActions>
        <Button variant="default" onClick={close}>
          {t('shared:cancel')}
        </Button>
        <Button type="submit" loading={share.isPending}>
          {t('save')}
        </Button>
      </DialogActions>
    </form>
  );
}
