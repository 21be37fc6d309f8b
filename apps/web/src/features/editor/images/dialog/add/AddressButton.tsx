import type { Asset } from '@mailwright/contract';
import { IconWorldDownload } from '@tabler/icons-react';
import { useT } from '../../../../../shared/i18n/use-t.ts';
import { IconButton } from '../../../../../shared/ui/IconButton.tsx';
import { MenuButton } from '../../../../../shared/ui/menu/MenuButton.tsx';
import { PanelAtButton } from '../../../../../shared/ui/menu/PanelAtButton.tsx';
import type { ChosenImage } from '../../../core/images/chosen-image.ts';
import { AddressForm } from './AddressForm.tsx';

interface AddressButtonProps {
  /** The folder that a copy is put in; null for none. */
  readonly folder: string | null;
  readonly onCopied: (image: Asset) => void;
  readonly onKept: (image: ChosenImage) => void;
}

/** Opens the form for a picture of the web. */
export function AddressButton(props: AddressButtonProps) {
  const t = useT('images');
  return (
    <MenuButton
      width={340}
      button={(trigger) => (
        <IconButton
          {...trigger}
          aria-haspopup="dialog"
          label={t('address')}
          size={36}
          variant="default"
          icon={<IconWorldDownload size={18} stroke={1.7} />}
        />
      )}
      preload={async () => undefined}
      popup={(frame) => (
        <PanelAtButton {...frame} position="bottom-end" label={t('address')}>
          <AddressForm {...props} />
        </PanelAtButton>
      )}
    />
  );
}
