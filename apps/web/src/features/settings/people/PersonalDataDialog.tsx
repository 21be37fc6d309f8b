import type { Account } from '@mailwright/contract';
import { useT } from '../../../shared/i18n/use-t.ts';
import { fullName } from '../../../shared/person-name.ts';
import { DialogFrame } from '../../../shared/ui/dialog/DialogFrame.tsx';
import { PersonalDataDownload } from '../personal-data/PersonalDataDownload.tsx';

interface PersonalDataDialogProps {
  readonly person: Account;
  readonly opened: boolean;
  readonly close: () => void;
}

/** Gives an administrator the archive of everything that the server stores about a person. */
export function PersonalDataDialog({ person, opened, close }: PersonalDataDialogProps) {
  const t = useT('accounts');
  return (
    <DialogFrame opened={opened} size={480} title={t('data.title', { name: fullName(person) })} onClose={close}>
      <PersonalDataDownload personId={person.id} />
    </DialogFrame>
  );
}
